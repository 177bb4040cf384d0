export const numberFieldWords = {
  less: (label: string) => `Less: ${label}`,
  more: (label: string) => `More: ${label}`,
  /** In the place of a label that is no text. */
  number: "number",
  unclear: "Type a number such as 12.",
};
