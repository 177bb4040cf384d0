/** One change of a task: what stood there and what stands there now, by the names of its columns. */
export interface TaskHistoryEntry {
  id: number;
  at: string;
  /** Null where it was somebody with a link, or the server. */
  by: string | null;
  isMe: boolean;
  kind: "added" | "changed" | "owners" | "waits";
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}
