declare module "*?inline" {
  /** A script as one text. */
  const text: string;
  export default text;
}
