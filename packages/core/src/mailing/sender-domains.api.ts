import { call } from "../base/calls.api.ts";
import { functionFailure } from "../base/result.api.ts";
import { fail, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import type { SenderInput, SenderSettings } from "./sender-domains.types.ts";

export interface SenderDomainsApi {
  /** Of the chosen account. */
  get: () => Promise<Result<SenderSettings>>;
  /** Chooses it, and looks its records up. */
  save: (input: SenderInput) => Promise<Result<SenderSettings>>;
  /** Looks the records up now. */
  check: () => Promise<Result<SenderSettings>>;
  remove: () => Promise<Result<SenderSettings>>;
}

/** Calls about the domain that an account's mails go from, for planners. */
export function createSenderDomainsApi(client: DatabaseClient): SenderDomainsApi {
  const check: SenderDomainsApi["check"] = async () => {
    const { data, error } = await client.functions.invoke<SenderSettings>("sender-domain", {
      body: {},
    });
    if (error) return { ok: false, error: await functionFailure(error) };
    return data ? succeed(data) : fail("unavailable", "The server did not answer. Try again.");
  };
  return {
    get: () => call(client, "get_sender_settings"),
    check,
    save: async (input) => {
      const saved = await call(client, "save_sender_domain", { sender: { ...input } });
      if (!saved.ok) return saved;
      const checked = await check();
      // It is kept; what could not be looked up now is looked up by itself.
      return checked.ok ? checked : saved;
    },
    remove: () => call(client, "remove_sender_domain"),
  };
}
