import { rowMap } from "../base/row-map.rules.ts";
import type { RowOf } from "../base/row-map.types.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import { act, call } from "../base/calls.api.ts";
import { compareTexts, cursorPage, readAllPages } from "../base/lists.rules.ts";
import type { CursorPage } from "../base/lists.types.ts";
import { doneOf, resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import { guestType } from "./check-in.rules.ts";
import type {
  Badge,
  CheckInDesk,
  CheckInLine,
  GateInput,
  GateLink,
  ScanCursor,
  ScanField,
} from "./check-in.types.ts";

const badgesPerCall = 1000;

export interface CheckInApi {
  /** Gates, figures, links and scans of an event. */
  open: (eventId: string) => Promise<Result<CheckInDesk>>;
  /** What the gates of an event can show of a guest at the scan. */
  listScanFields: (eventId: string) => Promise<Result<ScanField[]>>;
  /** Makes a gate, or changes one; its kind stays as it was made. */
  saveGate: (eventId: string, gateId: string | null, gate: GateInput) => Promise<Result<true>>;
  /** Removes a gate with its links and scans. */
  removeGate: (gateId: string) => Promise<Result<true>>;
  /** @param expiresAt ISO instant, within the next 400 days */
  createLink: (gateId: string, label: string, expiresAt: string) => Promise<Result<GateLink>>;
  /** A gate for every ticket, or everybody who said yes, opened to one's own device. */
  scanNow: (eventId: string) => Promise<Result<GateLink>>;
  revokeLink: (linkId: string) => Promise<Result<GateLink>>;
  undo: (eventId: string, checkInId: string) => Promise<Result<true>>;
  /** Every scan of an event, the newest first. */
  listScans: (eventId: string) => Promise<Result<CheckInLine[]>>;
  /** Every standing ticket of an event by holder's name, then everybody who comes without one. */
  listBadges: (eventId: string) => Promise<Result<Badge[]>>;
}

/** The tickets that badges are made of. */
const badgeRows = rowMap<"tickets", Badge>()({
  id: "id",
  name: "holder_name",
  number: "number",
  typeId: "ticket_type_id",
  code: "code",
});

/** The supervisor's calls. */
export function createCheckInApi(client: DatabaseClient): CheckInApi {
  const badgePage = async (
    eventId: string,
    after: string | null,
  ): Promise<Result<CursorPage<Badge, string>>> => {
    const page = client
      .from("tickets")
      .select<string, RowOf<typeof badgeRows>>(badgeRows.columns)
      .eq("event_id", eventId)
      .in("status", ["valid", "checked_in"]);
    const rows = resultOf(
      await (after === null ? page : page.gt("id", after)).order("id").limit(badgesPerCall),
    );
    if (!rows.ok) return rows;
    const badges = rows.value.map(badgeRows.fromRow);
    return succeed(cursorPage(badges, badgesPerCall, ({ id }) => id));
  };
  return {
    open: (eventId) => call(client, "get_check_in_desk", { event_id_param: eventId }),
    listScanFields: (eventId) => call(client, "list_scan_fields", { event_id_param: eventId }),
    async saveGate(eventId, gateId, { kind, activityId, ...gate }) {
      const columns = {
        name: gate.name,
        admits_tickets: gate.admitsTickets,
        admits_guests: gate.admitsGuests,
        takes_walk_ins: gate.takesWalkIns,
        ticket_type_ids: gate.ticketTypeIds,
        shown_fields: gate.shownFields,
      };
      const gates = client.from("check_in_lists");
      return doneOf(
        gateId
          ? await gates.update(columns).eq("id", gateId)
          : await gates.insert({ ...columns, kind, activity_id: activityId, event_id: eventId }),
      );
    },
    removeGate: async (gateId) =>
      doneOf(await client.from("check_in_lists").delete().eq("id", gateId)),
    createLink: (gateId, label, expiresAt) =>
      call(client, "create_gate_link", {
        list_id_param: gateId,
        label_param: label,
        expires_at_param: expiresAt,
      }),
    scanNow: (eventId) => call(client, "scan_now", { event_id_param: eventId }),
    revokeLink: (linkId) => call(client, "revoke_gate_link", { link_id_param: linkId }),
    listScans: (eventId) =>
      readAllPages((after: ScanCursor | null) =>
        call(client, "list_check_ins", { event_id_param: eventId, after }),
      ),
    undo: (eventId, checkInId) =>
      act(client, "undo_check_in", {
        event_id_param: eventId,
        check_in_id_param: checkInId,
      }),
    async listBadges(eventId) {
      // By id, so that each page costs the same however far the list has come; put in order here.
      const tickets = await readAllPages((after: string | null) => badgePage(eventId, after));
      if (!tickets.ok) return tickets;
      const badges = tickets.value.toSorted(
        (one, other) => compareTexts(one.name, other.name) || compareTexts(one.id, other.id),
      );
      const passes = await call(client, "list_guest_passes", { event_id_param: eventId });
      if (!passes.ok) return passes;
      const guests = passes.value.map(({ id, name, number }) => ({
        id,
        name,
        number: "",
        typeId: guestType,
        code: number,
      }));
      return succeed([...badges, ...guests]);
    },
  };
}
