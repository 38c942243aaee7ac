/* Calls kernels from Python. A kernel is an address whose arguments lie in slots of 64 bits (see
   signature.py); it becomes a built-in function that checks what it is given. A handle is the same
   with some arguments given once and for all: their buffers are checked when it is made. One that
   writes a text into its last argument and returns how long that is can give it as bytes. */
#include "python_abi.h"

enum { MOST_SLOTS = 160, FIRST_SLOT = 5, MOST_PARAMETERS = 48, MOST_RESULTS = 5 };

typedef struct {
  char kind;      /* i: int, f: float, b: bool, r: record, a: array, s: array of records */
  char code[3];   /* an array's element as numpy's code */
  int rank, writable;
  PyObject *type; /* of records their class, of arrays of records their numpy type, of bools numpy's */
} Parameter;

typedef struct {
  int64_t (*entry)(int64_t *);
  int count, release, results;
  char result[MOST_RESULTS];
  Parameter parameters[MOST_PARAMETERS];
  PyObject *about;   /* what Python knows of it, for its errors */
  PyMethodDef method;
} Kernel;

typedef struct {
  Kernel *kernel;
  PyObject *owner;   /* keeps the kernel alive */
  int views, open, used; /* slots from the first on that the kernel reads */
  int at[MOST_PARAMETERS], slot[MOST_PARAMETERS]; /* of the arguments still open */
  Py_buffer view[MOST_PARAMETERS];
  int64_t slots[MOST_SLOTS];
  Py_buffer *text; /* where it writes what is returned as bytes; or NULL */
  PyMethodDef method;
} Handle;

/* The head of a record, as numpy's public header fixes it: its own buffer is always read-only. */
typedef struct {
  PyObject head;
  Py_ssize_t size;
  void *memory, *layout;
  int flags;
} Scalar;
enum { WRITEABLE = 0x400 };

static PyObject *wrong_argument, *wrong_count, *wrong_text, *failed_check; /* these raise */

static int fits(const char *format, const char *code) {
  const char *group = code[0] == 'i' ? "bhilq" : code[0] == 'u' ? "BHILQ" : code[0] == 'f' ? "fd" : "?";
  if (!format || !format[0] || format[1]) return 0;
  while (*group && *group != format[0]) group++;
  return *group != 0;
}

static int has_type(PyObject *array, PyObject *type) {
  PyObject *found = PyObject_GetAttrString(array, "dtype");
  if (!found) return 0;
  int same = found == type || PyObject_RichCompareBool(found, type, Py_EQ) == 1;
  Py_DecRef(found);
  return same;
}

/* Fill the slots of one argument. Returns how many buffers it holds now, or -1. */
static int take(const Parameter *p, PyObject *given, int64_t *slot, Py_buffer *view) {
  if (p->kind == 'i') {
    *slot = PyLong_AsLongLong(given);
    return *slot == -1 && PyErr_Occurred() ? -1 : 0;
  }
  if (p->kind == 'f') {
    double number = PyFloat_AsDouble(given);
    __builtin_memcpy(slot, &number, 8);
    return number == -1 && PyErr_Occurred() ? -1 : 0;
  }
  if (p->kind == 'b') {
    *slot = given->type == (void *)p->type ? PyObject_IsTrue(given) : PyLong_AsLongLong(given);
    return *slot == 0 || *slot == 1 ? 0 : -1;
  }
  if (p->kind == 'r') {
    if (given->type != (void *)p->type || PyObject_GetBuffer(given, view, 0)) return -1;
    const Scalar *record = (const Scalar *)given;
    if (record->memory != view->buf || (p->writable && !(record->flags & WRITEABLE))) {
      PyBuffer_Release(view);
      return -1;
    }
    *slot = (intptr_t)view->buf;
    return 1;
  }
  int flags = PyBUF_C_CONTIGUOUS | (p->writable ? PyBUF_WRITABLE : 0);
  if (p->kind == 'a') flags |= PyBUF_FORMAT;
  if (PyObject_GetBuffer(given, view, flags)) return -1;
  int right = view->ndim == p->rank;
  if (p->kind == 'a') right = right && view->itemsize == p->code[1] - '0' && fits(view->format, p->code);
  else right = right && has_type(given, p->type);
  if (!right) {
    PyBuffer_Release(view);
    return -1;
  }
  *slot = (intptr_t)view->buf;
  for (int axis = 0; axis < p->rank; axis++) slot[1 + axis] = view->shape[axis];
  return 1;
}

static void drop(Py_buffer *views, int count) {
  while (count > 0) PyBuffer_Release(&views[--count]);
}

static void complain(Kernel *kernel, int place, PyObject *given) {
  PyErr_Clear();
  PyObject *none = PyObject_CallFunction(wrong_argument, "OiO", kernel->about, place, given);
  if (none) Py_DecRef(none);
}

static PyObject *returned(char kind, int64_t slot) {
  double number;
  if (kind == 'i') return PyLong_FromLongLong(slot);
  if (kind == 'b') return PyBool_FromLong(slot != 0);
  if (kind == 'n') return Py_BuildValue("");
  __builtin_memcpy(&number, &slot, 8);
  return PyFloat_FromDouble(number);
}

static PyObject *run(Kernel *kernel, int64_t *slots, const Py_buffer *text) {
  int64_t failed;
  if (kernel->release) {
    void *thread = PyEval_SaveThread();
    failed = kernel->entry(slots);
    PyEval_RestoreThread(thread);
  } else failed = kernel->entry(slots);
  if (failed)
    return PyObject_CallFunction(failed_check, "OssLLL", kernel->about, (char *)(intptr_t)slots[0],
                                 (char *)(intptr_t)slots[1], (long long)slots[2],
                                 (long long)slots[3], (long long)slots[4]);
  if (text && slots[0] > text->len)
    return PyObject_CallFunction(wrong_text, "OLn", kernel->about, (long long)slots[0], text->len);
  if (text && slots[0] >= 0) return PyBytes_FromStringAndSize(text->buf, slots[0]);
  if (text) return Py_BuildValue("");
  if (kernel->results == 1) return returned(kernel->result[0], slots[0]);
  PyObject *all = PyTuple_New(kernel->results);
  for (int i = 0; all && i < kernel->results; i++)
    PyTuple_SetItem(all, i, returned(kernel->result[i], slots[i]));
  return all;
}

static PyObject *call_kernel(PyObject *self, PyObject *const *given, Py_ssize_t count,
                             PyObject *names) {
  Kernel *kernel = PyCapsule_GetPointer(self, "kernel");
  if (names) count = -1;
  if (count != kernel->count)
    return PyObject_CallFunction(wrong_count, "On", kernel->about, count);
  int64_t slots[MOST_SLOTS], *slot = slots + FIRST_SLOT;
  Py_buffer views[MOST_PARAMETERS];
  int held = 0;
  for (int i = 0; i < kernel->count; i++) {
    int more = take(&kernel->parameters[i], given[i], slot, &views[held]);
    if (more < 0) {
      drop(views, held);
      complain(kernel, i, given[i]);
      return NULL;
    }
    held += more;
    slot += 1 + kernel->parameters[i].rank;
  }
  PyObject *result = run(kernel, slots, NULL);
  drop(views, held);
  return result;
}

static PyObject *call_handle(PyObject *self, PyObject *const *given, Py_ssize_t count,
                             PyObject *names) {
  Handle *handle = PyCapsule_GetPointer(self, "handle");
  Kernel *kernel = handle->kernel;
  if (names) count = -1;
  if (count != handle->open)
    return PyObject_CallFunction(wrong_count, "On", kernel->about, count);
  int64_t slots[MOST_SLOTS];
  __builtin_memcpy(slots, handle->slots, handle->used * sizeof *slots);
  for (int i = 0; i < handle->open; i++) {
    if (take(&kernel->parameters[handle->at[i]], given[i], slots + handle->slot[i], NULL) < 0) {
      complain(kernel, handle->at[i], given[i]);
      return NULL;
    }
  }
  return run(kernel, slots, handle->text);
}

static void free_kernel(PyObject *capsule) {
  Kernel *kernel = PyCapsule_GetPointer(capsule, "kernel");
  for (int i = 0; i < kernel->count; i++)
    if (kernel->parameters[i].type) Py_DecRef(kernel->parameters[i].type);
  Py_DecRef(kernel->about);
  PyMem_Free(kernel);
}

static void free_handle(PyObject *capsule) {
  Handle *handle = PyCapsule_GetPointer(capsule, "handle");
  drop(handle->view, handle->views);
  Py_DecRef(handle->owner);
  PyMem_Free(handle);
}

static const char *text(PyObject *tuple, int place) {
  return PyUnicode_AsUTF8AndSize(PyTuple_GetItem(tuple, place), NULL);
}

static int number(PyObject *tuple, int place) {
  return (int)PyLong_AsLongLong(PyTuple_GetItem(tuple, place));
}

/* kernel(name, address, parameters, results, release, about): a function to call the address.
   A parameter is (kind, code, rank, writable, type). ``name`` must live as long as ``about``. */
static PyObject *make_kernel(PyObject *module, PyObject *const *given, Py_ssize_t count) {
  Kernel *kernel = PyMem_Calloc(1, sizeof(Kernel));
  if (!kernel) return PyErr_NoMemory();
  kernel->entry = (int64_t (*)(int64_t *))(intptr_t)PyLong_AsLongLong(given[1]);
  kernel->count = (int)PyTuple_Size(given[2]);
  for (int i = 0; i < kernel->count; i++) {
    PyObject *from = PyTuple_GetItem(given[2], i);
    Parameter *p = &kernel->parameters[i];
    p->kind = text(from, 0)[0];
    const char *code = text(from, 1);
    for (int j = 0; j < 2 && code[j]; j++) p->code[j] = code[j];
    p->rank = number(from, 2), p->writable = number(from, 3);
    p->type = PyTuple_GetItem(from, 4);
    Py_IncRef(p->type);
  }
  const char *results = PyUnicode_AsUTF8AndSize(given[3], NULL);
  while (results[kernel->results]) kernel->result[kernel->results] = results[kernel->results], kernel->results++;
  kernel->release = PyObject_IsTrue(given[4]);
  kernel->about = given[5];
  Py_IncRef(kernel->about);
  kernel->method = (PyMethodDef){PyUnicode_AsUTF8AndSize(given[0], NULL), (PyCFunction)call_kernel,
                                 METH_FASTCALL | METH_KEYWORDS, NULL};
  PyObject *self = PyCapsule_New(kernel, "kernel", free_kernel);
  PyObject *function = PyCFunction_NewEx(&kernel->method, self, NULL);
  Py_DecRef(self);
  return function;
}

static int writes_text(const Kernel *kernel) {
  const Parameter *last = &kernel->parameters[kernel->count - 1];
  return kernel->count > 0 && last->kind == 'a' && last->writable && kernel->result[0] == 'i';
}

/* bind(kernel, open, arguments, text): the kernel with all arguments given but those that are
   ``open``. ``text``: it returns what it wrote into the last one; a negative length is None. */
static PyObject *bind(PyObject *module, PyObject *const *given, Py_ssize_t count) {
  Kernel *kernel = PyCapsule_GetPointer(given[0], "kernel");
  if (!kernel) return NULL;
  if (PyTuple_Size(given[2]) != kernel->count)
    return PyObject_CallFunction(wrong_count, "On", kernel->about, PyTuple_Size(given[2]));
  if (PyObject_IsTrue(given[3]) && !writes_text(kernel))
    return PyObject_CallFunction(wrong_text, "OLn", kernel->about, 0LL, (Py_ssize_t)-1);
  Handle *handle = PyMem_Calloc(1, sizeof(Handle));
  if (!handle) return PyErr_NoMemory();
  handle->kernel = kernel;
  int slot = FIRST_SLOT;
  for (int i = 0; i < kernel->count; i++) {
    PyObject *argument = PyTuple_GetItem(given[2], i);
    Parameter *p = &kernel->parameters[i];
    if (argument == given[1] && (p->kind == 'i' || p->kind == 'f' || p->kind == 'b')) {
      handle->at[handle->open] = i;
      handle->slot[handle->open++] = slot;
    } else {
      int more = take(p, argument, handle->slots + slot, &handle->view[handle->views]);
      if (more < 0) {
        drop(handle->view, handle->views);
        PyMem_Free(handle);
        complain(kernel, i, argument);
        return NULL;
      }
      handle->views += more;
    }
    slot += 1 + p->rank;
  }
  handle->used = slot;
  if (PyObject_IsTrue(given[3])) handle->text = &handle->view[handle->views - 1];
  handle->owner = given[0];
  Py_IncRef(handle->owner);
  handle->method = (PyMethodDef){kernel->method.name, (PyCFunction)call_handle,
                                 METH_FASTCALL | METH_KEYWORDS, NULL};
  PyObject *self = PyCapsule_New(handle, "handle", free_handle);
  PyObject *function = PyCFunction_NewEx(&handle->method, self, NULL);
  Py_DecRef(self);
  return function;
}

/* complaints(wrong_argument, wrong_count, wrong_text, failed_check): what raises the errors. */
static PyObject *complaints(PyObject *module, PyObject *const *given, Py_ssize_t count) {
  wrong_argument = given[0], wrong_count = given[1], wrong_text = given[2], failed_check = given[3];
  for (int i = 0; i < 4; i++) Py_IncRef(given[i]);
  return Py_BuildValue("");
}

static PyMethodDef methods[] = {{"kernel", make_kernel, METH_FASTCALL, NULL},
                                {"bind", bind, METH_FASTCALL, NULL},
                                {"complaints", complaints, METH_FASTCALL, NULL},
                                {NULL, NULL, 0, NULL}};
static PyModuleDef module = {.head = {1, NULL}, .name = "kernel", .size = -1, .methods = methods};

EXPORTED PyObject *PyInit_kernel(void) { return PyModule_Create2(&module, ABI_VERSION); }
