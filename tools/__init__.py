"""What makes documents and generated files; not part of the package."""
