import { act, call } from "../base/calls.api.ts";
import { cursorPage, readAllPages } from "../base/lists.rules.ts";
import type { ListRequest } from "../base/lists.types.ts";
import { succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import type { MailStop, MailStopInput, MailStopPage, MailStopsAdded } from "./mail-stops.types.ts";

const exportLines = 1_000;

export interface MailStopsApi {
  /** Of the chosen account, newest first. */
  list: (request: ListRequest) => Promise<Result<MailStopPage>>;
  /** All that a search and a filter leave, for a file. */
  listAll: (request: ListRequest) => Promise<Result<MailStop[]>>;
  add: (input: MailStopInput) => Promise<Result<MailStopsAdded>>;
  /** Takes off what the account itself stopped. */
  remove: (id: string) => Promise<Result<true>>;
}

/** Calls about addresses that no mails go to, for planners. */
export function createMailStopsApi(client: DatabaseClient): MailStopsApi {
  return {
    list: (request) => call(client, "list_mail_stops", { request }),
    listAll: ({ text, filter }) =>
      // Each part begins where the last one ended, so that one that comes meanwhile moves none.
      readAllPages(async (after: { beforeAt: string; beforeId: string } | null) => {
        const request = { text, filter, size: exportLines, ...after };
        const part = await call(client, "list_mail_stops", { request });
        if (!part.ok) return part;
        const cursorOf = ({ at, id }: MailStop) => ({ beforeAt: at, beforeId: id });
        return succeed(cursorPage(part.value.rows, exportLines, cursorOf));
      }),
    add: ({ addresses, reason }) =>
      call(client, "stop_mails", {
        addresses_param: addresses,
        ...(reason === null ? {} : { reason_param: reason }),
      }),
    remove: (id) => act(client, "lift_mail_suppression", { suppression_id_param: id }),
  };
}
