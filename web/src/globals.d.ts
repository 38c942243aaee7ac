/** The version of the package that this client was built with. */
declare const __VERSION__: string;

declare module 'virtual:words/*' {
  const text: string;
  export default text;
}
