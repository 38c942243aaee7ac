"""What is made before anybody plays: native libraries, WebAssembly, and the browser's data."""
