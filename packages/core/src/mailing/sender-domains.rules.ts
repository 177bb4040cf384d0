import type {
  SenderDomain,
  SenderRecord,
  SenderRecordKind,
  SenderRecordState,
  WantedRecord,
} from "./sender-domains.types.ts";

/** So many look-ups an SPF record may cause (RFC 7208, 4.6.4); with more it is void. */
export const mostLookUps = 10;

/** The tags of a DKIM or DMARC record, without the spaces that may stand anywhere. */
function tagsOf(record: string): ReadonlyMap<string, string> {
  return new Map(
    record.split(";").flatMap((part) => {
      const [name, ...value] = part.split("=");
      return value.length > 0
        ? [[(name ?? "").trim().toLowerCase(), value.join("=").replaceAll(/\s/g, "")] as const]
        : [];
    }),
  );
}

/** Whether the key that signs is published, and no other beside it. */
export function judgeDkim(found: readonly string[], publicKey: string): SenderRecordState {
  if (found.length === 0) return "missing";
  if (found.length > 1) return "several";
  return tagsOf(found[0] ?? "").get("p") === publicKey ? "right" : "different";
}

/** The SPF records among a domain's texts: one is right, several are an error (RFC 7208, 3.2). */
export const spfRecordsIn = (texts: readonly string[]): string[] =>
  texts.filter((text) => /^v=spf1(?:\s|$)/i.test(text));

/** The parts of an SPF record in their order. */
export const spfParts = (record: string): string[] =>
  record.trim().toLowerCase().split(/\s+/).slice(1);

/** What makes an SPF record look further: a name, or nothing where it is the domain's own. */
export function spfLookUpsIn(record: string): { include: string | null }[] {
  return spfParts(record).flatMap((part) => {
    const [, kind, name] =
      /^[+?~-]?(include|a|mx|ptr|exists|redirect)(?:[:=/](.*))?$/.exec(part) ?? [];
    if (kind === undefined) return [];
    return [{ include: (kind === "include" || kind === "redirect") && name ? name : null }];
  });
}

/** Whether a domain's SPF record lets this server send: `spf` stands in it before all others are refused. */
export function judgeSpf(
  found: readonly string[],
  spf: string,
  lookUps: number,
): SenderRecordState {
  const records = spfRecordsIn(found);
  const [record] = records;
  if (record === undefined) return "missing";
  if (records.length > 1) return "several";
  const parts = spfParts(record).map((part) => part.replace(/^\+/, ""));
  const all = parts.findIndex((part) => /^[?~-]?all$/.test(part));
  const own = parts.indexOf(spf.toLowerCase());
  if (own < 0 || (all >= 0 && all < own)) return "different";
  return lookUps > mostLookUps ? "too_many_lookups" : "right";
}

/** Whether a domain says what becomes of mails that pretend to be its. */
export function judgeDmarc(found: readonly string[]): SenderRecordState {
  const records = found.filter((text) => /^v=dmarc1\s*(?:;|$)/i.test(text));
  const [record] = records;
  if (record === undefined) return "missing";
  if (records.length > 1) return "several";
  return /^(?:none|quarantine|reject)$/i.test(tagsOf(record).get("p") ?? "")
    ? "right"
    : "different";
}

/** Where a domain's DKIM key stands (RFC 6376, 3.6.2.1). */
export const dkimNameOf = ({
  selector,
  domain,
}: Pick<SenderDomain, "selector" | "domain">): string => `${selector}._domainkey.${domain}`;

/** The domain and those above it, the topmost left out: where a DMARC record may stand for it. */
export function dmarcNamesOf(domain: string): string[] {
  const labels = domain.split(".");
  return labels.slice(0, -1).map((_, at) => `_dmarc.${labels.slice(at).join(".")}`);
}

/** The SPF record that a domain needs: the one that it has, with this server in it. */
function spfFor(found: readonly string[], spf: string): string {
  const [record] = spfRecordsIn(found);
  if (record === undefined) return `v=spf1 ${spf} ~all`;
  const parts = record.trim().split(/\s+/).slice(1);
  const others = parts.filter(
    (part) => part.replace(/^\+/, "").toLowerCase() !== spf.toLowerCase(),
  );
  return ["v=spf1", spf, ...others].join(" ");
}

const foundIn = (records: readonly SenderRecord[], kind: SenderRecordKind): string[] =>
  records.find((record) => record.kind === kind)?.found ?? [];

/** What is to be pasted where a domain's records are kept; nothing before its key is there. */
export function wantedRecords(domain: SenderDomain, spf: string): WantedRecord[] {
  const { publicKey, records } = domain;
  if (publicKey === null) return [];
  return [
    { kind: "dkim", name: dkimNameOf(domain), value: `v=DKIM1; k=rsa; p=${publicKey}` },
    { kind: "spf", name: domain.domain, value: spfFor(foundIn(records, "spf"), spf) },
    { kind: "dmarc", name: `_dmarc.${domain.domain}`, value: "v=DMARC1; p=none" },
  ];
}

/** The sender as readers see it: `Hartwell Reunion <hello@mail.example.org>`. */
export const senderLine = ({
  fromName,
  localPart,
  domain,
}: Pick<SenderDomain, "fromName" | "localPart" | "domain">): string =>
  `${fromName} <${localPart}@${domain}>`;
