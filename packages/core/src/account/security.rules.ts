import type { SecurityAlert, SecurityStatus, SecurityViolation } from "./security.types.ts";

/** How often the check runs while somebody is signed in. Source: specification section 9. */
export const securityPollMs = 30_000;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function violationFrom(value: unknown): SecurityViolation[] {
  if (!isRecord(value)) return [];
  const { type, severity, count, timestamp } = value;
  if (typeof type !== "string" || typeof severity !== "string") return [];
  return [
    {
      type,
      severity,
      count: typeof count === "number" ? count : null,
      timestamp: typeof timestamp === "string" ? timestamp : "",
    },
  ];
}

/** Reads what `check_security_violations_realtime` returns, or null when it cannot be read. */
export function readSecurityStatus(answer: unknown): SecurityStatus | null {
  if (!isRecord(answer) || typeof answer["status"] !== "string") return null;
  const violations = Array.isArray(answer["violations"]) ? answer["violations"] : [];
  return { status: answer["status"], violations: violations.flatMap(violationFrom) };
}

/** 'Security {type} detected' plus ' (N incidents)' when a count exists. Source: specification section 8. */
export function alertFrom(violation: SecurityViolation): SecurityAlert {
  const { type, severity, count, timestamp } = violation;
  return {
    id: `${type}:${severity}:${timestamp}`,
    type,
    title: severity === "critical" ? "Critical Security Alert" : "Security Warning",
    message: `Security ${type} detected${count === null ? "" : ` (${count} incidents)`}`,
    timestamp,
    acknowledged: false,
  };
}

/** Where a tab remembers which alerts its person dismissed. */
export const dismissedKey = "jubilee-dismissed-alerts";

/** How many dismissed alerts a tab remembers, the newest. */
export const keptIds = 100;

/** The ids of dismissed alerts as they are stored; anything unreadable counts as none. */
export function readDismissed(stored: string | null): readonly string[] {
  if (stored === null) return [];
  try {
    const ids: unknown = JSON.parse(stored);
    return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/**
 * New critical or high violations become alerts; those already shown are not repeated, those
 * dismissed come acknowledged. Source: specification section 4.
 */
export function withNewAlerts(
  shown: readonly SecurityAlert[],
  violations: readonly SecurityViolation[],
  dismissed: readonly string[] = [],
): readonly SecurityAlert[] {
  const known = new Set(shown.map(({ id }) => id));
  const added: SecurityAlert[] = [];
  for (const violation of violations) {
    const alert = alertFrom(violation);
    if (!/^(critical|high)$/.test(violation.severity) || known.has(alert.id)) continue;
    known.add(alert.id);
    added.push({ ...alert, acknowledged: dismissed.includes(alert.id) });
  }
  return added.length > 0 ? [...shown, ...added] : shown;
}

/** What a browser tells about a blocked resource; the part of its event that is reported. */
export interface PolicyViolation {
  blockedURI: string;
  violatedDirective: string;
  originalPolicy: string;
  disposition: string;
  documentURI: string;
  lineNumber: number;
  columnNumber: number;
  sourceFile: string;
}

/** The body of `POST /api/csp-violation`. Source: specification section 7. */
export function policyReport(violation: PolicyViolation, now: Date) {
  const { blockedURI, violatedDirective, originalPolicy, disposition } = violation;
  const { documentURI, lineNumber, columnNumber, sourceFile } = violation;
  return {
    blockedURI,
    violatedDirective,
    originalPolicy,
    disposition,
    documentURI,
    lineNumber,
    columnNumber,
    sourceFile,
    timestamp: now.toISOString(),
  };
}
