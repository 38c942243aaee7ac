// How components are compiled.
export default {
  compilerOptions: { runes: true },
};
