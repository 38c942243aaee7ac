/* The part of Python's stable ABI (3.11) that we use, declared here so that a kernel caller can be
   built for any platform from any other, and where Python came without its headers. */
#include <stddef.h>
#include <stdint.h>

#if defined(_WIN32)
#define EXPORTED __declspec(dllexport)
#else
#define EXPORTED __attribute__((visibility("default")))
#endif

typedef intptr_t Py_ssize_t;
typedef struct { Py_ssize_t references; void *type; } PyObject;
typedef PyObject *(*PyCFunction)(PyObject *, PyObject *const *, Py_ssize_t);
typedef struct { const char *name; PyCFunction call; int flags; const char *doc; } PyMethodDef;
typedef struct {
  PyObject head; void *init; Py_ssize_t index; PyObject *copy;
  const char *name, *doc; Py_ssize_t size; PyMethodDef *methods;
  void *slots, *traverse, *clear, *free;
} PyModuleDef;
typedef struct {
  void *buf; PyObject *obj; Py_ssize_t len, itemsize; int readonly, ndim; char *format;
  Py_ssize_t *shape, *strides, *suboffsets; void *internal;
} Py_buffer;

enum { METH_FASTCALL = 0x80, METH_KEYWORDS = 2, ABI_VERSION = 3, Py_EQ = 2 };
enum { PyBUF_WRITABLE = 1, PyBUF_FORMAT = 4, PyBUF_C_CONTIGUOUS = 0x38 };

PyObject *PyModule_Create2(PyModuleDef *, int);
PyObject *PyCFunction_NewEx(PyMethodDef *, PyObject *, PyObject *);
PyObject *PyCapsule_New(void *, const char *, void (*)(PyObject *));
void *PyCapsule_GetPointer(PyObject *, const char *);
int PyObject_GetBuffer(PyObject *, Py_buffer *, int);
void PyBuffer_Release(Py_buffer *);
long long PyLong_AsLongLong(PyObject *);
PyObject *PyLong_FromLongLong(long long);
PyObject *PyBool_FromLong(long);
PyObject *PyBytes_FromStringAndSize(const char *, Py_ssize_t);
double PyFloat_AsDouble(PyObject *);
PyObject *PyFloat_FromDouble(double);
int PyObject_IsTrue(PyObject *);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
int PyObject_RichCompareBool(PyObject *, PyObject *, int);
PyObject *PyObject_CallFunction(PyObject *, const char *, ...);
PyObject *PyTuple_New(Py_ssize_t);
int PyTuple_SetItem(PyObject *, Py_ssize_t, PyObject *);
PyObject *PyTuple_GetItem(PyObject *, Py_ssize_t);
Py_ssize_t PyTuple_Size(PyObject *);
const char *PyUnicode_AsUTF8AndSize(PyObject *, Py_ssize_t *);
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyErr_Occurred(void);
PyObject *PyErr_NoMemory(void);
void PyErr_Clear(void);
void *PyMem_Calloc(size_t, size_t);
void PyMem_Free(void *);
void Py_IncRef(PyObject *);
void Py_DecRef(PyObject *);
void *PyEval_SaveThread(void);
void PyEval_RestoreThread(void *);
