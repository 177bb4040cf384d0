import { findingWords } from "@jubilee/core/sharing/page-check.copy";
import { isPageFine } from "@jubilee/core/sharing/page-check.rules";
import type { FindingLevel, PageFinding, PageReport } from "@jubilee/core/sharing/page-check.types";
import { Button } from "@jubilee/ui/button";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { advice, finding, findings, said, verdict } from "./PageCheck.css.ts";

const marks: Record<FindingLevel, { icon: ReactNode; word: string }> = {
  good: { icon: <CircleCheck aria-hidden="true" />, word: "Good" },
  notice: { icon: <TriangleAlert aria-hidden="true" />, word: "Notice" },
  fault: { icon: <CircleAlert aria-hidden="true" />, word: "Fault" },
};

export interface PageFindingsProps {
  report: PageReport;
  allowedOrigins: readonly string[];
  isBusy: boolean;
  onAllow: (origin: string) => void;
}

/** The verdict in one line, then each finding with what to do about it. */
export function PageFindings({ report, allowedOrigins, isBusy, onAllow }: PageFindingsProps) {
  const offer = ({ code, detail }: PageFinding) => {
    if (code !== "site_not_allowed" || !detail) return null;
    if (allowedOrigins.includes(detail)) return <p className={advice}>It is allowed now.</p>;
    return (
      <Button size="sm" variant="outline" loading={isBusy} onClick={() => onAllow(detail)}>
        Allow this site
      </Button>
    );
  };
  return (
    <>
      <p className={verdict}>
        {isPageFine(report)
          ? "The widget works on this page."
          : "The widget does not work on this page yet."}
      </p>
      <ul className={findings}>
        {report.findings.map((one) => {
          const words = findingWords(one);
          return (
            <li key={one.code} className={finding({ level: one.level })}>
              {marks[one.level].icon}
              <div className={said}>
                <VisuallyHidden>{marks[one.level].word}: </VisuallyHidden>
                <strong>{words.title}</strong>
                {words.advice && <p className={advice}>{words.advice}</p>}
                {offer(one)}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
