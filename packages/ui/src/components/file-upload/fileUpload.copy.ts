export const fileUploadWords = {
  /** After the label: drop it here `or` choose. */
  or: "or",
  choose: "choose a file",
  failed: "It did not arrive.",
  files: (label: string) => `Files for ${label}`,
  oneOnly: "Only one file at a time; the first one is taken.",
  remove: (name: string) => `Take away ${name}`,
  sending: (name: string) => `Sending ${name}`,
  stop: (name: string) => `Stop ${name}`,
  tooLarge: (name: string, size: string, most: string) =>
    `${name} has ${size}; at most ${most} fit.`,
  wrongKind: (name: string, kinds: string) => `${name} is not one of ${kinds}.`,
};

export type FileUploadWords = typeof fileUploadWords;
