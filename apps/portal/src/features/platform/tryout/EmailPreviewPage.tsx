import { EmptyState } from "@jubilee/ui/empty-state";
import { Select } from "@jubilee/ui/select";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { useSearchParams } from "wouter";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { MailView } from "./MailView.tsx";
import { desk, kinds, kindLink, phoneChoice } from "./Tryout.css.ts";
import { useMailPreviews } from "./useMailPreviews.ts";

/** How the product's mails look, drawn by the templates that draw the real ones. */
export default function EmailPreviewPage() {
  const { mails, error, retry, frameOf } = useMailPreviews();
  const [query, setQuery] = useSearchParams();
  const shown = mails?.find(({ kind }) => kind === query.get("mail")) ?? mails?.[0];
  const choose = (mail: string) => setQuery({ mail }, { replace: true });
  return (
    <PageFrame>
      <PageHeader
        title="E-mail preview"
        lead="Every mail as its reader gets it, with a sample in it. Nothing is sent from here."
      />
      {error !== null && <LoadFailed what="The mails" error={error} onRetry={retry} />}
      {!mails && error === null && <SkeletonRows count={6} />}
      {mails?.length === 0 && <EmptyState drawing="letters" title="There are no mails to show" />}
      {mails && shown && (
        <div className={desk}>
          <div className={phoneChoice}>
            <Select
              label="Mail"
              options={mails.map(({ kind, title }) => ({ value: kind, label: title }))}
              value={shown.kind}
              onValueChange={choose}
            />
          </div>
          <ul className={kinds} aria-label="Mails">
            {mails.map(({ kind, title }) => (
              <li key={kind}>
                <button
                  type="button"
                  className={kindLink}
                  aria-current={kind === shown.kind ? "true" : undefined}
                  onClick={() => choose(kind)}
                >
                  {title}
                </button>
              </li>
            ))}
          </ul>
          <MailView key={shown.kind} mail={shown} frame={frameOf(shown.kind)} />
        </div>
      )}
    </PageFrame>
  );
}
