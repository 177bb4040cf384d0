import { Button } from "@jubilee/ui/button";
import { Check, Copy } from "lucide-react";
import { useRef, useState } from "react";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { code, codeHead, codeText } from "./EmbedPitch.css.ts";

/** The snippet of a tickets widget, to look at and to copy. */
export function CodeSample() {
  const { report, config } = usePortal();
  const text = useRef<HTMLPreElement>(null);
  const [isCopied, setCopied] = useState(false);

  const copy = () => {
    navigator.clipboard
      .writeText(text.current?.textContent ?? "")
      .then(() => setCopied(true))
      .catch(report);
  };
  return (
    <div className={code} data-theme="dark">
      <div className={codeHead}>
        <span>index.html</span>
        <Button
          size="sm"
          variant="secondary-light"
          icon={isCopied ? <Check /> : <Copy />}
          onClick={copy}
        >
          {isCopied ? "Copied" : "Copy"}
        </Button>
      </div>
      <pre ref={text} className={codeText}>
        <b>&lt;script</b> <i>type</i>=<q>&quot;module&quot;</q> <i>src</i>=
        <q>&quot;{config.siteUrl}/embed/v1.js&quot;</q>
        <b>&gt;&lt;/script&gt;</b>
        {"\n\n"}
        <b>&lt;jubilee-tickets</b> <i>token</i>=<q>&quot;hw97-k3t9&quot;</q> <i>theme</i>=
        <q>&quot;auto&quot;</q>
        <b>&gt;</b>
        {"\n  "}
        <b>&lt;a</b> <i>href</i>=<q>&quot;{config.siteUrl}/event-info-view/hw97-k3t9&quot;</q>
        <b>&gt;</b>Tickets for 12 June<b>&lt;/a&gt;</b>
        {"\n"}
        <b>&lt;/jubilee-tickets&gt;</b>
      </pre>
    </div>
  );
}
