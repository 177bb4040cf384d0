/** What may go with a message; what a file really is its bucket finds out from the bytes. */

/** How many files a message has. */
export const filesAtMost = 10;
/** How large one may be. */
export const fileBytesAtMost = 10 * 1024 * 1024;

/** A picture is drawn anew and smaller before it goes, so a larger one may be chosen. */
const pictureBytesAtMost = 25 * 1024 * 1024;

const drawn = ["image/jpeg", "image/png", "image/webp", "image/heic", "image/heif"] as const;
const taken = new Set<string>([
  ...drawn,
  "image/gif",
  "application/pdf",
  "text/plain",
  "text/csv",
  "audio/mpeg",
  "audio/mp4",
  "audio/x-m4a",
  "video/mp4",
  "video/quicktime",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation",
]);

/** What is offered when a file is chosen; HEIC comes as it is where the browser does not change it. */
export const filesAccepted = [...taken].join(",");

/** Whether it is drawn anew before it goes. */
export const isDrawn = ({ type }: { type: string }): boolean => drawn.some((one) => one === type);

/** Whether browsers show it; else it is a row with its name. */
export const isShownPicture = ({ mime }: { mime: string }): boolean =>
  mime === "image/jpeg" || mime === "image/png" || mime === "image/webp";

/** What a list of a spreadsheet program on Windows calls itself. */
const listType = "application/vnd.ms-excel";

/** The type that a file is sent as. */
export function typeOf({ name, type }: { name: string; type: string }): string {
  return type === listType && name.toLowerCase().endsWith(".csv") ? "text/csv" : type;
}

/** Why a file cannot go with a message, before it is sent up. */
export type FileTrouble = "kind" | "size" | "empty";

/** Null where it can be tried; what says no type of its own is looked at when it has arrived. */
export function fileTrouble(file: {
  name: string;
  type: string;
  size: number;
}): FileTrouble | null {
  const type = typeOf(file);
  if (type !== "" && !taken.has(type)) return "kind";
  if (file.size === 0) return "empty";
  return file.size > (isDrawn({ type }) ? pictureBytesAtMost : fileBytesAtMost) ? "size" : null;
}

/** `3 kB`, `1.4 MB`, as the reader writes figures. */
export function sizeWords(bytes: number, locale: string): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    unitDisplay: "short",
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000));
}
