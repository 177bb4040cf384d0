import { policyReport } from "@jubilee/core/account/security.rules";

/** Tells the server what the page's policy blocked; the answer is ignored. Source: specification section 7. */
export function reportPolicyViolations(report: (error: unknown) => void): void {
  document.addEventListener("securitypolicyviolation", (violation) => {
    fetch("/api/csp-violation", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(policyReport(violation, new Date())),
      keepalive: true,
    }).catch(report);
  });
}
