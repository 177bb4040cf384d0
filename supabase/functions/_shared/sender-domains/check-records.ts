import {
  dkimNameOf,
  dmarcNamesOf,
  judgeDkim,
  judgeDmarc,
  judgeSpf,
  mostLookUps,
  spfLookUpsIn,
  spfRecordsIn,
} from "@jubilee/core/mailing/sender-domains.rules";
import type { SenderDomain, SenderRecord } from "@jubilee/core/mailing/sender-domains.types";
import type { SenderDomains } from "./sender-domains.types.ts";

type LookUp = SenderDomains["lookUp"];

/** Somebody else's texts, as far as they are shown. */
const shown = (found: readonly string[]) => found.slice(0, 5).map((text) => text.slice(0, 600));

/** Looks the three records of a domain up; one that nobody answers for is unknown. */
export async function checkRecords(
  domain: Pick<SenderDomain, "domain" | "selector"> & { publicKey: string },
  spf: string,
  lookUp: LookUp,
): Promise<SenderRecord[]> {
  const unlessSilent = async (
    kind: SenderRecord["kind"],
    look: () => Promise<Omit<SenderRecord, "kind">>,
  ): Promise<SenderRecord> => {
    try {
      return { kind, ...(await look()) };
    } catch {
      return { kind, state: "unknown", found: [] };
    }
  };
  return Promise.all([
    unlessSilent("dkim", async () => {
      const found = await lookUp(dkimNameOf(domain));
      return { state: judgeDkim(found, domain.publicKey), found: shown(found) };
    }),
    unlessSilent("spf", async () => {
      const found = spfRecordsIn(await lookUp(domain.domain));
      const [record] = found;
      const lookUps = record === undefined ? 0 : await countLookUps(record, lookUp);
      return { state: judgeSpf(found, spf, lookUps), found: shown(found) };
    }),
    unlessSilent("dmarc", async () => {
      const found = await dmarcOf(domain.domain, lookUp);
      return { state: judgeDmarc(found), found: shown(found) };
    }),
  ]);
}

/** How many look-ups an SPF record causes, with all that it includes; counting ends where it is void anyway. */
async function countLookUps(record: string, lookUp: LookUp): Promise<number> {
  let count = 0;
  const waiting = [record];
  for (
    let next = waiting.shift();
    next !== undefined && count <= mostLookUps;
    next = waiting.shift()
  ) {
    for (const { include } of spfLookUpsIn(next)) {
      count += 1;
      if (include === null || include.includes("%") || count > mostLookUps) continue;
      waiting.push(...spfRecordsIn(await lookUp(include)).slice(0, 1));
    }
  }
  return count;
}

/** The record of the domain itself, else of the nearest one above it that has one. */
async function dmarcOf(domain: string, lookUp: LookUp): Promise<string[]> {
  for (const name of dmarcNamesOf(domain).slice(0, 8)) {
    const found = (await lookUp(name)).filter((text) => /^v=dmarc1\b/i.test(text));
    if (found.length > 0) return found;
  }
  return [];
}
