import { CopyButton } from "../copy-button/CopyButton.tsx";
import { block, code, corner, token } from "./CodeBlock.css.ts";
import { codeTokens } from "./codeTokens.ts";

export interface CodeBlockProps {
  code: string;
  /** Its spoken name: "Script for your page". */
  label: string;
  copyLabel?: string;
}

/**
 * Lines to paste elsewhere, with the copy button in the corner. One address or code needs only a
 * CopyButton.
 */
export function CodeBlock({ code: lines, label, copyLabel }: CodeBlockProps) {
  return (
    <section className={block} aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <pre className={code} tabIndex={0}>
        <code>
          {codeTokens(lines).map(({ kind, text, at }) => (
            <span key={at} className={token[kind]}>
              {text}
            </span>
          ))}
        </code>
      </pre>
      <div className={corner}>
        <CopyButton
          value={lines}
          {...(copyLabel === undefined ? {} : { label: copyLabel })}
          size="sm"
        />
      </div>
    </section>
  );
}
