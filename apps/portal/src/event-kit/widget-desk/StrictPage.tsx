import { snippetsCopy } from "@jubilee/core/sharing/snippets.copy";
import {
  nonceSnippet,
  pinnedSnippet,
  policyDirectives,
} from "@jubilee/core/sharing/snippets.rules";
import type { SnippetSource } from "@jubilee/core/sharing/snippets.types";
import { CodeBlock } from "@jubilee/ui/code-block";
import { Skeleton } from "@jubilee/ui/skeleton";
import { LoadFailed } from "../../page-kit/LoadFailed.tsx";
import { readWidgetRelease } from "./readWidgetRelease.ts";
import { over, under } from "./WidgetDesk.css.ts";
import { useReadValue } from "../../page-kit/data/useRead.ts";

const { strict } = snippetsCopy;

interface LinesProps {
  label: string;
  code: string;
  advice?: string;
}

function Lines({ label, code, advice }: LinesProps) {
  return (
    <>
      <h3 className={over}>{label}</h3>
      <CodeBlock code={code} label={label} copyLabel="Copy" />
      {advice && <p className={under}>{advice}</p>}
    </>
  );
}

/** For pages with a content security policy: its directives, and scripts by nonce or by hash. */
export function StrictPage({ source }: { source: SnippetSource }) {
  const { data, error, refetch } = useReadValue(["widget-release"], readWidgetRelease);
  const { script, frame } = policyDirectives(source.origin);
  return (
    <>
      <Lines label={strict.directives} code={script} />
      <Lines label={strict.frameDirectives} code={frame} advice={strict.directivesAdvice} />
      <Lines label={strict.nonce} code={nonceSnippet(source)} advice={strict.nonceAdvice} />
      {error ? (
        <LoadFailed what="The pinned script" error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton shape="panel" height={140} />
      ) : (
        <Lines
          label={strict.integrity}
          code={pinnedSnippet(source, data)}
          advice={strict.integrityAdvice}
        />
      )}
    </>
  );
}
