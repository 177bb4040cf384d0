import type { Deps } from "../_shared/deps.types.ts";
import { isFields, parseJson, readBytes } from "../_shared/fields.ts";
import { publicLimits, visitorKey } from "../_shared/limits.ts";
import { withCors } from "../_shared/respond.ts";
import { findUnstorable } from "../_shared/well-formed.ts";

const maxReportBytes = 16 * 1024;

/** What a report may hold; anything else in it is dropped. Specification, section 7. */
const reportFields = [
  "blockedURI",
  "violatedDirective",
  "originalPolicy",
  "disposition",
  "documentURI",
  "lineNumber",
  "columnNumber",
  "sourceFile",
  "timestamp",
] as const;

/**
 * Keeps a browser's report of blocked content (`POST /api/csp-violation`). The answer is always the
 * same empty one, since nobody reads it and a sender learns nothing.
 */
export async function handle(request: Request, deps: Deps): Promise<Response> {
  const answer = withCors(
    new Response(null, { status: 204 }),
    request.headers.get("origin"),
    "POST, OPTIONS",
  );
  if (request.method !== "POST") return answer;
  const { allowed } = await deps.limit(
    `csp:${visitorKey(deps.peerAddress)}`,
    publicLimits.reportsPerAddress,
  );
  if (!allowed) return answer;
  try {
    const report = readReport(await readBytes(request, maxReportBytes));
    if (report) await deps.callSql("record_csp_report", { report });
  } catch (error) {
    deps.log("A policy report could not be kept.", error);
  }
  return answer;
}

/** The known fields of a report, as the product's client or as a browser itself sends it. */
function readReport(bytes: Uint8Array): Record<string, string | number> | null {
  const sent = parseJson(new TextDecoder().decode(bytes));
  if (!isFields(sent)) return null;
  const inner = sent["csp-report"];
  const source = isFields(inner) ? fromBrowser(inner) : sent;
  const kept: Record<string, string | number> = {};
  for (const field of reportFields) {
    const value = source[field];
    if (typeof value === "string") kept[field] = value.slice(0, 4000);
    else if (typeof value === "number" && Number.isFinite(value)) kept[field] = value;
  }
  return Object.keys(kept).length > 0 && !findUnstorable(kept) ? kept : null;
}

function fromBrowser(report: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return {
    blockedURI: report["blocked-uri"],
    violatedDirective: report["violated-directive"],
    originalPolicy: report["original-policy"],
    disposition: report["disposition"],
    documentURI: report["document-uri"],
    lineNumber: report["line-number"],
    columnNumber: report["column-number"],
    sourceFile: report["source-file"],
  };
}
