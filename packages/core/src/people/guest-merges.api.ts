import { rowMap } from "../base/row-map.rules.ts";
import type { RowOf } from "../base/row-map.types.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import { call } from "../base/calls.api.ts";
import { failureFrom, resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { MergeChoices, MergePreview, PastMerge, UndoneMerge } from "./guest-merges.types.ts";

/** The columns of a merge that can be undone. */
const mergeRows = rowMap<"guest_merges", PastMerge>()({
  id: "id",
  keptName: "kept_name",
  mergedNames: "merged_names",
  mergedAt: "created_at",
});

export interface MergeRequest {
  keepGuestId: string;
  otherGuestIds: string[];
  fields: MergeChoices;
}

export interface GuestMergesApi {
  preview: (request: MergeRequest) => Promise<Result<MergePreview>>;
  /** `answers` says by event which place's answer stays; the kept one's where it says nothing. */
  merge: (
    request: MergeRequest & { answers: Record<string, string> },
  ) => Promise<Result<{ mergeId: string; name: string }>>;
  /** For thirty days; later edits of the kept one stay and are told. */
  undo: (mergeId: string) => Promise<Result<UndoneMerge>>;
  /** The newest merges of an event's account that can be undone, at most 50. */
  past: (eventId: string) => Promise<Result<PastMerge[]>>;
  /** Pairs of guest ids that somebody said are two people. */
  apart: (eventId: string) => Promise<Result<[string, string][]>>;
  tellApart: (eventId: string, guestIds: string[]) => Promise<Result<true>>;
}

/** Calls about merging guests; they need the RSVP plan. Failures are values. */
export function createGuestMergesApi(client: DatabaseClient): GuestMergesApi {
  const accountOf = async (eventId: string): Promise<Result<string>> => {
    const found = resultOf<{ account_id: string }>(
      await client.from("events").select("account_id").eq("id", eventId).single(),
    );
    return found.ok ? succeed(found.value.account_id) : found;
  };

  return {
    preview: ({ keepGuestId, otherGuestIds, fields }) =>
      call(client, "preview_guest_merge", {
        keep_id: keepGuestId,
        merge_ids: otherGuestIds,
        fields,
      }),
    merge: ({ keepGuestId, otherGuestIds, fields, answers }) =>
      call(client, "merge_guests", {
        keep_id: keepGuestId,
        merge_ids: otherGuestIds,
        fields,
        answers,
      }),
    undo: (mergeId) => call(client, "undo_guest_merge", { merge_id: mergeId }),
    async past(eventId) {
      const account = await accountOf(eventId);
      if (!account.ok) return account;
      const found = resultOf(
        await client
          .from("guest_merges")
          .select<string, RowOf<typeof mergeRows>>(mergeRows.columns)
          .eq("account_id", account.value)
          .eq("status", "done")
          .order("created_at", { ascending: false })
          .limit(50),
      );
      return found.ok ? succeed(found.value.map(mergeRows.fromRow)) : found;
    },
    async apart(eventId) {
      const account = await accountOf(eventId);
      if (!account.ok) return account;
      const found = resultOf<{ one_id: string; other_id: string }[]>(
        await client
          .from("guests_apart")
          .select("one_id, other_id")
          .eq("account_id", account.value)
          .limit(5000),
      );
      if (!found.ok) return found;
      return succeed(found.value.map((pair): [string, string] => [pair.one_id, pair.other_id]));
    },
    async tellApart(eventId, guestIds) {
      const account = await accountOf(eventId);
      if (!account.ok) return account;
      const sorted = guestIds.toSorted();
      const pairs = sorted.flatMap((one, at) =>
        sorted.slice(at + 1).map((other) => ({
          account_id: account.value,
          one_id: one,
          other_id: other,
        })),
      );
      const { error } = await client
        .from("guests_apart")
        .upsert(pairs, { onConflict: "one_id,other_id", ignoreDuplicates: true });
      return error ? { ok: false, error: failureFrom(error) } : succeed(true);
    },
  };
}
