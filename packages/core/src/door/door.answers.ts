import type { CursorPage } from "../base/lists.types.ts";
import type {
  CheckInDesk,
  CheckInLine,
  GateLink,
  GateSnapshot,
  GateTicket,
  GuestPass,
  ScanAnswer,
  ScanCursor,
  ScanField,
} from "./check-in.types.ts";

/** What the functions of this area answer. */
export interface Answers {
  create_gate_link: GateLink;
  find_at_gate: GateTicket[];
  get_check_in_desk: CheckInDesk;
  list_check_ins: CursorPage<CheckInLine, ScanCursor>;
  list_guest_passes: GuestPass[];
  list_scan_fields: ScanField[];
  open_gate: GateSnapshot;
  revoke_gate_link: GateLink;
  scan_now: GateLink;
  sync_check_ins: ScanAnswer[];
  undo_check_in: { id: string };
}
