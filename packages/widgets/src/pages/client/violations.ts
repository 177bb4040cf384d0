import { policyReport } from "@jubilee/core/account/security.rules";

/** Tells the server what the page's policy blocked; the answer is ignored. */
export function report(violation: SecurityPolicyViolationEvent): void {
  const init: RequestInit = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(policyReport(violation, new Date())),
    keepalive: true,
  };
  fetch("/api/csp-violation", init).catch(() => undefined);
}
