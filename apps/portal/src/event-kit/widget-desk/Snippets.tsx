import { snippetsCopy } from "@jubilee/core/sharing/snippets.copy";
import { snippet } from "@jubilee/core/sharing/snippets.rules";
import type { SnippetForm, SnippetSource } from "@jubilee/core/sharing/snippets.types";
import { CodeBlock } from "@jubilee/ui/code-block";
import { Tabs } from "@jubilee/ui/tabs";
import { LinkAndCode } from "./LinkAndCode.tsx";
import { StrictPage } from "./StrictPage.tsx";
import { snippet as snippetClass, under } from "./WidgetDesk.css.ts";

const forms: readonly SnippetForm[] = ["script", "attribute", "iframe", "link", "react"];

/** Five forms of the same widget, from the best to what every site builder takes. */
export function Snippets({ source }: { source: SnippetSource }) {
  const isLink = source.settings.shape === "link";
  const items = forms.map((form) => ({
    value: form,
    label: snippetsCopy.forms[form],
    content: <Form form={form} source={source} advises={!isLink} />,
  }));
  const strict = {
    value: "strict",
    label: snippetsCopy.strict.tab,
    content: <StrictPage source={source} />,
  };
  return (
    <div className={snippetClass}>
      <Tabs label="What to paste" items={isLink ? items : [...items, strict]} />
      <p className={under}>
        Look and language are stored with the link; who may show it can change without pasting
        again.
      </p>
    </div>
  );
}

interface FormProps {
  form: SnippetForm;
  source: SnippetSource;
  advises: boolean;
}

function Form({ form, source, advises }: FormProps) {
  const text = snippet(form, source);
  if (form === "link") return <LinkAndCode address={text} />;
  return (
    <>
      <CodeBlock code={text} label={snippetsCopy.forms[form]} copyLabel="Copy snippet" />
      {advises && <p className={under}>{snippetsCopy.advice[form]}</p>}
    </>
  );
}
