import type { DatabaseClient } from "../database/client.types.ts";
import { functionFailure } from "../base/result.api.ts";
import { fail, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { PageReport } from "./page-check.types.ts";

export interface PageCheckApi {
  /** Looks at a host's page for the widget of a link of any kind; the server opens the page, not the browser. */
  check: (linkId: string, address: string) => Promise<Result<PageReport>>;
}

/** Calls about host pages. */
export function createPageCheckApi(client: DatabaseClient): PageCheckApi {
  return {
    async check(linkId, address) {
      const { data, error } = await client.functions.invoke<PageReport>("page-check", {
        body: { linkId, address },
      });
      if (error) return { ok: false, error: await functionFailure(error) };
      return data ? succeed(data) : fail("unavailable", "The server did not answer. Try again.");
    },
  };
}
