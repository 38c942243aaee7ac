/** The version of the package that this client was built with. */
declare const __VERSION__: string;

declare module 'virtual:texts/*' {
  const text: string;
  export default text;
}
