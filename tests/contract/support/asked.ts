import type { Answer, CallArguments, CallName } from "@jubilee/core/base/calls.types";
import type { SupabaseClient } from "@supabase/supabase-js";

/** Asks a function as somebody, and keeps what it answered. */
export type Ask = <Name extends CallName>(
  name: Name,
  ...args: CallArguments<Name>
) => Promise<Answer<Name>>;

/** One answer, by the name of who gave it. */
export interface Told {
  name: string;
  /** Of `get_job_source`: which kind of job was asked for. */
  kind?: string;
  answer: unknown;
}

/** The demo with its people, for calls that want real ids. */
export interface Demo {
  /** Who runs the demo's events. */
  planner: Ask;
  /** Who runs the platform. */
  admin: Ask;
  /** The same, for calls that answer nothing. */
  adminClient: SupabaseClient;
  /** The functions, which ask in the name of strangers with a token. */
  server: Ask;
  client: SupabaseClient;
  /** The tables by the secret key, for what no call makes or names. */
  tables: SupabaseClient;
  /** A confirmed person whom nobody knows, signed in. */
  person: () => Promise<{ ask: Ask; userId: string; email: string }>;
  /** Somebody who has a password already, signed in. */
  signedIn: (person: { email: string; password: string }) => Promise<Ask>;
  accountId: string;
  userId: string;
  /** The reunion, with guests, tickets, a schedule and a seating plan. */
  eventId: string;
  /** A guest's place on its list. */
  placeId: string;
  guestId: string;
  /** The token of a link of the reunion. */
  link: (kind: string) => Promise<string>;
  /** That guest's own link. */
  personalToken: string;
  /** Asks what the work is made from that was noted so far, before what follows makes it pointless. */
  askJobs: () => Promise<void>;
  /** Notes work as SQL does where no call of the demo comes to it. */
  noteJob: (kind: string, payload: object) => Promise<void>;
}

/** The last word of an address. */
export const lastWord = (url: string): string => url.slice(url.lastIndexOf("/") + 1);

/** A caller whose answers are kept in `told`. */
export function asking(client: SupabaseClient, told: Told[]): Ask {
  return async <Name extends CallName>(name: Name, ...args: CallArguments<Name>) => {
    const { data, error } = await client.rpc(name, args[0]);
    if (error) throw new Error(`${name}: ${error.message} ${error.details ?? ""}`);
    told.push({ name, answer: data });
    return data as Answer<Name>;
  };
}
