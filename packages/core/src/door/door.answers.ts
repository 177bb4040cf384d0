import type { CursorPage } from "../base/lists.types.ts";
import type {
  CheckInDesk,
  CheckInLine,
  GateLink,
  GuestPass,
  ScanCursor,
  ScanField,
} from "./check-in.types.ts";

/** What the functions of this area answer. */
export interface Answers {
  create_gate_link: GateLink;
  get_check_in_desk: CheckInDesk;
  list_check_ins: CursorPage<CheckInLine, ScanCursor>;
  list_guest_passes: GuestPass[];
  list_scan_fields: ScanField[];
  revoke_gate_link: GateLink;
  scan_now: GateLink;
  undo_check_in: { id: string };
}
