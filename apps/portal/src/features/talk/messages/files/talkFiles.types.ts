import type { ThreadFile } from "@jubilee/core/talk/threads.types";

/** A file on its way to a message: `waiting` for a connection, `refused` for good. */
export interface HeldFile extends ThreadFile {
  threadId: string;
  state: "sending" | "waiting" | "there" | "failed" | "refused";
  /** From 0 to 1. */
  progress: number;
  problem?: string | undefined;
  /** What is seen of a picture from here. */
  src?: string;
  /** It has left the field with a message. */
  isTaken: boolean;
}

/** How it stands with the files of a message: all there, some to come, or what failed. */
export type Standing = "there" | "coming" | "failed";
