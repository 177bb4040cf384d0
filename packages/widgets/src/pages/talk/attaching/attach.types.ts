/** Pictures and files of a message, and why one does not go along. */
export interface AttachCopy {
  attach: string;
  files: (count: number) => string;
  fileKind: (name: string) => string;
  fileSize: (name: string) => string;
  fileEmpty: (name: string) => string;
  fileLost: (name: string) => string;
  fileMany: (name: string) => string;
  fileAgain: string;
  fileRemove: (name: string) => string;
  fileWaits: string;
}
