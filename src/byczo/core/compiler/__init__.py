"""From rules to C, to machine code and WebAssembly.

``module`` turns functions marked ``@rule`` into the text of one C file; ``build`` makes libraries
of such files, ``load`` brings them into the process, and ``kernel.c`` calls them from Python.
"""
