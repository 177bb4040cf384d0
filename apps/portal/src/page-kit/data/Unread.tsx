import type { ReactNode } from "react";
import { LoadFailed } from "../LoadFailed.tsx";

export interface UnreadProps {
  of: { error: unknown; refetch: () => unknown };
  /** At the start of a sentence: "The answers". */
  what: string;
  skeleton: ReactNode;
}

/** In place of what is not read: its shape while it is on its way, why it failed, and once more. */
export function Unread({ of: reading, what, skeleton }: UnreadProps) {
  if (!reading.error) return skeleton;
  return <LoadFailed what={what} error={reading.error} onRetry={reading.refetch} />;
}
