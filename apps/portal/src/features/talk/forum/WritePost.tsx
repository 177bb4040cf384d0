import { noRichText } from "@jubilee/core/base/rich-text.rules";
import { Composer } from "@jubilee/ui/composer";
import { useState } from "react";
import { RichTextField } from "../../../page-kit/rich-text/RichTextField.tsx";
import type { WriteProps } from "../messages/threadFrame.types.ts";
import { formed } from "../messages/words.rules.ts";
import { restingField } from "./Forum.css.ts";

/** Where a post is written: a line at rest; the editor comes when somebody turns to it. */
export function WritePost(props: WriteProps) {
  const { label, words, onWordsChange, onSend, quote, files, people, maxLength, closed } = props;
  const [turned, setTurned] = useState(0);
  const turn = () => setTurned((times) => times + 1);
  const times = turned + props.turned;
  const isBegun = words.text !== "" || quote !== undefined || (files?.list.length ?? 0) > 0;
  if (!closed && times === 0 && !isBegun) {
    return (
      <button type="button" className={restingField} onClick={turn}>
        {label}
      </button>
    );
  }
  const send = () => {
    onSend();
    turn();
  };
  const room = maxLength - words.text.length;
  const canSend = (words.text.trim() !== "" || (files?.list.length ?? 0) > 0) && room >= 0;
  return (
    <Composer
      label={label}
      value={words.text}
      onSend={send}
      quote={quote}
      files={files}
      maxLength={maxLength}
      closed={closed}
      field={
        <RichTextField
          label={label}
          hideLabel
          form="small"
          value={words.rich ?? noRichText}
          onValueChange={(value) => onWordsChange(formed(value))}
          people={people}
          place={{
            look: "bare",
            onFiles: files?.add,
            onSubmit: () => canSend && send(),
            turned: times,
          }}
        />
      }
    />
  );
}
