import { shareCopy } from "@jubilee/core/share/copy";
import { snippet } from "@jubilee/core/share/rules";
import type { SnippetForm, WidgetKind, WidgetSettings } from "@jubilee/core/share/types";
import { CodeBlock } from "@jubilee/ui/code-block";
import { Tabs } from "@jubilee/ui/tabs";
import { LinkAndCode } from "./LinkAndCode.tsx";
import { snippet as snippetClass, under } from "./WidgetDesk.css.ts";

const forms: readonly SnippetForm[] = ["script", "attribute", "iframe", "link", "react"];

export interface SnippetsProps {
  eventName: string;
  kind: WidgetKind;
  token: string;
  look: WidgetSettings;
  pageUrl: string | null;
}

/** Five forms of the same widget, from the best to what every site builder takes. */
export function Snippets({ eventName, kind, token, look, pageUrl }: SnippetsProps) {
  const source = { kind, token, eventName, origin: location.origin, settings: look, pageUrl };
  return (
    <div className={snippetClass}>
      <Tabs
        label="What to paste"
        items={forms.map((form) => ({
          value: form,
          label: shareCopy.forms[form],
          content:
            form === "link" ? (
              <LinkAndCode address={snippet(form, source)} />
            ) : (
              <CodeBlock
                code={snippet(form, source)}
                label={shareCopy.forms[form]}
                copyLabel="Copy snippet"
              />
            ),
        }))}
      />
      <p className={under}>
        Look and language are stored with the link; who may show it can change without pasting
        again.
      </p>
    </div>
  );
}
