import { fileBytesAtMost, type FileTrouble, filesAtMost } from "@jubilee/core/talk/files.rules";

const most = `${fileBytesAtMost / 1024 / 1024} MB`;

/** Why a file does not go with a message, and what to do about it. */
export const fileTroubles: Record<FileTrouble, (name: string) => string> = {
  kind: (name) =>
    `${name} is of a kind that cannot be sent here. Pictures, PDF, text, spreadsheets, documents, sound and video can.`,
  size: (name) => `${name} is too large: a file can have ${most}.`,
  empty: (name) => `${name} is empty.`,
};

export const fileCopy = {
  unread: (name: string) =>
    `${name} could not be opened as a picture. Save it as JPG and try again.`,
  other: (name: string) => `${name} is not what its name says, so it was not taken.`,
  lost: (name: string) => `${name} did not arrive.`,
  tooMany: (name: string) =>
    `A message can have up to ${filesAtMost} files. Send ${name} in another one.`,
  someLost: "a file of it did not arrive",
  waits: (names: readonly string[]) => `Waits for ${names.join(", ")}`,
};
