import { ArrowUp, Paperclip, X } from "lucide-react";
import { useId, useRef, useState, type ReactNode, type Ref } from "react";
import { IconButton } from "../icon-button/IconButton.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import {
  chooser,
  closed as closedStyle,
  composer,
  editor,
  ends,
  field as fieldStyle,
  growing,
  left as leftStyle,
  line,
  quote as quoteStyle,
  quoteWords,
} from "./Composer.css.ts";
import type { ComposerFiles, ComposerQuote } from "./composer.types.ts";
import { ComposerFileList } from "./ComposerFileList.tsx";
import { englishComposer, type ComposerWords } from "./composerWords.ts";
import { takesFiles, useSending } from "./useSending.ts";

export interface ComposerProps {
  /** To whom: "Message to 41 people". Its spoken name, and what stands in the empty field. */
  label: string;
  /** The draft, which the screen keeps. */
  value: string;
  onValueChange?: (value: string) => void;
  /** Never with nothing; the screen empties the draft. */
  onSend: () => void;
  /** What is answered or changed, and the way to leave it. */
  quote?: (ComposerQuote & { onLeave: () => void }) | undefined;
  files?: ComposerFiles | undefined;
  /** An editor of texts with form in place of the plain field. Its tools are its last line, between the files and Send; what is dropped is added here. */
  field?: ReactNode;
  /** Beside the field: emoji, ready texts. */
  tools?: ReactNode;
  maxLength?: number;
  /** Why nothing can be written here: "Only hosts write here." */
  closed?: ReactNode;
  words?: ComposerWords;
  ref?: Ref<HTMLTextAreaElement>;
}

const nearlyFull = 100;

/** Where a message is written, below a Conversation. A text of a form is a TextArea. */
export function Composer({
  label,
  value,
  onValueChange,
  onSend,
  quote,
  files,
  field: written,
  tools,
  maxLength = Number.POSITIVE_INFINITY,
  closed,
  words = englishComposer,
  ref,
}: ComposerProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [isDropping, setDropping] = useState(false);
  const room = maxLength - value.length;
  // What is still on its way up goes along: whoever sends it waits for it.
  const isSomething =
    value.trim() !== "" || (files?.list.some(({ problem }) => problem === undefined) ?? false);
  const canSend = isSomething && room >= 0;
  const send = () => {
    if (!canSend) return;
    onSend();
    field.current?.focus();
  };
  const { isTouch, onKeyDown } = useSending(send, quote?.onLeave);
  const { onPaste, onDrop } = takesFiles(files?.add);
  const attach = files && (
    <>
      <IconButton
        label={words.addFiles}
        icon={<Paperclip />}
        onClick={() => picker.current?.click()}
      />
      <input
        ref={picker}
        type="file"
        multiple
        accept={files.accept}
        aria-label={words.addFiles}
        className={chooser}
        onChange={({ target }) => {
          files.add([...(target.files ?? [])]);
          target.value = "";
        }}
      />
    </>
  );
  const sending = (
    <>
      {room <= nearlyFull && (
        <output className={leftStyle} data-over={room < 0}>
          {words.left(room)}
        </output>
      )}
      {tools}
      <IconButton
        variant="default"
        label={words.send}
        icon={<ArrowUp />}
        aria-disabled={!canSend}
        onClick={send}
      />
    </>
  );
  if (closed) return <p className={closedStyle}>{closed}</p>;
  return (
    <div
      className={composer({ dropping: isDropping })}
      onDragOver={(event) => {
        if (!files) return;
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={(event) => {
        setDropping(false);
        onDrop?.(event);
      }}
    >
      {quote && (
        <div className={quoteStyle}>
          <span className={quoteWords}>
            {quote.author === null ? (
              <b>{words.changing}</b>
            ) : (
              <>
                <span>{words.to}</span>{" "}
                <b>
                  <bdi>{quote.author}</bdi>
                </b>
              </>
            )}
            <bdi>: {quote.text}</bdi>
          </span>
          <IconButton
            size="sm"
            label={quote.author === null ? words.leaveChange : words.leaveQuote}
            icon={<X />}
            onClick={quote.onLeave}
          />
        </div>
      )}
      {files && <ComposerFileList files={files} words={words} />}
      {written === undefined ? (
        <div className={line}>
          {attach}
          <div className={growing} data-text={value}>
            <textarea
              ref={(element) => {
                field.current = element;
                if (typeof ref === "function") ref(element);
                else if (ref) ref.current = element;
              }}
              rows={1}
              dir="auto"
              aria-label={label}
              aria-describedby={isTouch ? undefined : `${id}-keys`}
              placeholder={label}
              enterKeyHint={isTouch ? "enter" : "send"}
              className={fieldStyle}
              value={value}
              onChange={({ target }) => onValueChange?.(target.value)}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
            />
          </div>
          {sending}
        </div>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the editor inside
        <div
          className={editor}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || event.defaultPrevented || !quote) return;
            event.preventDefault();
            event.stopPropagation();
            quote.onLeave();
          }}
        >
          {written}
          <div className={ends}>
            <span>{attach}</span>
            <span>{sending}</span>
          </div>
        </div>
      )}
      {/* An editor says its own keys. */}
      {written === undefined && !isTouch && (
        <VisuallyHidden id={`${id}-keys`}>{words.keys}</VisuallyHidden>
      )}
    </div>
  );
}
