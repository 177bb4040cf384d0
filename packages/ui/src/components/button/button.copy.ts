export const buttonWords = {
  /** `text` is what stands on the button, where that is a text. */
  working: (text?: string) => (text ? `${text}, working` : "Working"),
};
