import type { SupabaseClient } from "@supabase/supabase-js";
import { compareTexts, readAllPages } from "../base/lists.rules.ts";
import type { CursorPage } from "../base/lists.types.ts";
import { failureFrom, resultOf, succeed } from "../base/result.rules.ts";
import type { DatabaseRefusal } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import { guestType } from "./check-in.rules.ts";
import type {
  Badge,
  CheckInDesk,
  CheckInLine,
  GateInput,
  GateLink,
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

function done({ error }: { error: DatabaseRefusal | null }): Result<true> {
  return error ? { ok: false, error: failureFrom(error) } : succeed(true);
}

interface BadgeRow {
  id: string;
  holder_name: string;
  number: string;
  ticket_type_id: string;
  code: string | null;
}

type BadgePage = CursorPage<BadgeRow, string>;

/** Where a page of scans ended. */
interface ScanCursor {
  at: string;
  id: string;
}

interface GuestPass {
  id: string;
  name: string;
  number: string;
}

/** The supervisor's calls. */
export function createCheckInApi(client: SupabaseClient): CheckInApi {
  async function badgePage(eventId: string, after: string | null): Promise<Result<BadgePage>> {
    const page = client
      .from("tickets")
      .select("id, holder_name, number, ticket_type_id, code")
      .eq("event_id", eventId)
      .in("status", ["valid", "checked_in"]);
    const answer = await (after === null ? page : page.gt("id", after))
      .order("id")
      .limit(badgesPerCall)
      .overrideTypes<BadgeRow[], { merge: false }>();
    const rows = resultOf<BadgeRow[]>(answer);
    if (!rows.ok) return rows;
    return succeed({ rows: rows.value, next: rows.value[badgesPerCall - 1]?.id ?? null });
  }
  return {
    open: async (eventId) =>
      resultOf<CheckInDesk>(await client.rpc("get_check_in_desk", { event_id_param: eventId })),
    listScanFields: async (eventId) =>
      resultOf<ScanField[]>(await client.rpc("list_scan_fields", { event_id_param: eventId })),
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
      return done(
        gateId
          ? await gates.update(columns).eq("id", gateId)
          : await gates.insert({ ...columns, kind, activity_id: activityId, event_id: eventId }),
      );
    },
    removeGate: async (gateId) =>
      done(await client.from("check_in_lists").delete().eq("id", gateId)),
    createLink: async (gateId, label, expiresAt) =>
      resultOf<GateLink>(
        await client.rpc("create_gate_link", {
          list_id_param: gateId,
          label_param: label,
          expires_at_param: expiresAt,
        }),
      ),
    scanNow: async (eventId) =>
      resultOf<GateLink>(await client.rpc("scan_now", { event_id_param: eventId })),
    revokeLink: async (linkId) =>
      resultOf<GateLink>(await client.rpc("revoke_gate_link", { link_id_param: linkId })),
    listScans: (eventId) =>
      readAllPages(async (after: ScanCursor | null) =>
        resultOf<CursorPage<CheckInLine, ScanCursor>>(
          await client.rpc("list_check_ins", { event_id_param: eventId, after }),
        ),
      ),
    undo: async (eventId, checkInId) =>
      done(
        await client.rpc("undo_check_in", {
          event_id_param: eventId,
          check_in_id_param: checkInId,
        }),
      ),
    async listBadges(eventId) {
      // By id, so that each page costs the same however far the list has come; put in order here.
      const tickets = await readAllPages((after: string | null) => badgePage(eventId, after));
      if (!tickets.ok) return tickets;
      const badges = tickets.value
        .map(({ id, holder_name: name, number, ticket_type_id: typeId, code }) => ({
          id,
          name,
          number,
          typeId,
          code,
        }))
        .toSorted(
          (one, other) => compareTexts(one.name, other.name) || compareTexts(one.id, other.id),
        );
      const passes = resultOf<GuestPass[]>(
        await client.rpc("list_guest_passes", { event_id_param: eventId }),
      );
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
