import type { FileUploadWords } from "./fileUpload.copy.ts";

export interface FileLimits {
  /** As the input's `accept`: `.csv,text/csv,image/*`. */
  accept?: string | undefined;
  maxSizeBytes?: number | undefined;
  multiple?: boolean | undefined;
}

export interface AcceptedFiles {
  files: File[];
  /** Why others were refused, one sentence each. */
  refusals: string[];
}

function fits(file: File, accept: string): boolean {
  return accept
    .split(",")
    .map((pattern) => pattern.trim().toLowerCase())
    .some((pattern) => {
      if (pattern.startsWith(".")) return file.name.toLowerCase().endsWith(pattern);
      if (pattern.endsWith("/*")) return file.type.startsWith(pattern.slice(0, -1));
      return file.type === pattern;
    });
}

const megabytes = (bytes: number) => `${Math.round((bytes / 1_000_000) * 10) / 10} MB`;

/** Sorts dropped files into those that fit and reasons for the others. */
export function acceptFiles(
  dropped: readonly File[],
  limits: FileLimits,
  words: FileUploadWords,
): AcceptedFiles {
  const { accept, maxSizeBytes = Number.POSITIVE_INFINITY, multiple = false } = limits;
  const accepted: AcceptedFiles = { files: [], refusals: [] };
  for (const file of dropped) {
    if (accept && !fits(file, accept))
      accepted.refusals.push(words.wrongKind(file.name, accept.replaceAll(",", ", ")));
    else if (file.size > maxSizeBytes)
      accepted.refusals.push(
        words.tooLarge(file.name, megabytes(file.size), megabytes(maxSizeBytes)),
      );
    else accepted.files.push(file);
  }
  if (multiple || accepted.files.length < 2) return accepted;
  return {
    files: accepted.files.slice(0, 1),
    refusals: [...accepted.refusals, words.oneOnly],
  };
}
