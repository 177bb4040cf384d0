import type { GateFacts, Scan, ScanAnswer, Verdict } from "@jubilee/core/door/check-in.types";

/** The gate that is open on this device. */
export interface OpenGate {
  token: string;
  deviceId: string;
  facts: GateFacts;
  /** A list that began anew is not all here yet, and the one before stands meanwhile. */
  isReplacing?: boolean;
}

/** A scan as the device keeps it: what is sent, what it said, what the server answered. */
export interface KeptScan extends Scan {
  token: string;
  /** Of a code that was read, also where the list does not know it. */
  codeTicketId: string | null;
  verdict: Verdict;
  answer: ScanAnswer | null;
  /** 1 until the server has this state of it. */
  waiting: 0 | 1;
}
