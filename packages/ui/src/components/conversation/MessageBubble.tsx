import { FileText } from "lucide-react";
import { inlineVars } from "../../inlineVars.ts";
import type { ConversationLook, Message, MessageActs, MessageFile } from "./conversation.types.ts";
import type { ConversationWords } from "./conversationWords.ts";
import {
  bubble,
  file as fileStyle,
  picture as pictureStyle,
  pictures as picturesStyle,
  quote as quoteStyle,
  quoteAuthor,
  quoteText,
  ratioVar,
  text as textStyle,
} from "./Message.css.ts";

interface MessageBubbleProps {
  message: Message;
  acts: MessageActs;
  look: ConversationLook;
  words: ConversationWords;
  tabIndex: 0 | -1;
}

/** What was said: pictures stand free, words in a bubble that is read in their own direction. */
export function MessageBubble({ message, acts, look, words, tabIndex }: MessageBubbleProps) {
  const { isOwn, state = "sent", text, shown, pictures = [], files = [] } = message;
  if (state === "removed")
    return <p className={bubble({ own: isOwn, state, look })}>{words.removed}</p>;
  const said = (text !== "" || message.quote) && (
    <div className={bubble({ own: isOwn, state, look, marked: message.mark !== undefined })}>
      <Quote message={message} acts={acts} tabIndex={tabIndex} />
      <div dir="auto" className={textStyle}>
        {shown ?? text}
      </div>
    </div>
  );
  // A post is read first; what is attached to it comes after.
  return (
    <>
      {look === "posts" && said}
      {pictures.length > 0 && (
        <div className={picturesStyle({ many: pictures.length > 1, look })}>
          {pictures.map(({ id, src, alt, width, height }, index) => (
            <button
              key={id}
              type="button"
              tabIndex={tabIndex}
              className={pictureStyle}
              style={inlineVars({ [ratioVar]: pictures.length > 1 ? "1" : `${width} / ${height}` })}
              aria-label={acts.openPicture ? words.openPicture(alt) : alt}
              disabled={!acts.openPicture || src === undefined}
              onClick={() => acts.openPicture?.(message, index)}
            >
              {src !== undefined && (
                <img
                  src={src}
                  alt=""
                  width={width}
                  height={height}
                  loading="lazy"
                  decoding="async"
                />
              )}
            </button>
          ))}
        </div>
      )}
      {files.map((file) => (
        <FileLine key={file.id} file={file} tabIndex={tabIndex} />
      ))}
      {look === "bubbles" && said}
    </>
  );
}

function FileLine({ file, tabIndex }: { file: MessageFile; tabIndex: 0 | -1 }) {
  const { name, detail, href } = file;
  const inside = (
    <>
      <FileText aria-hidden="true" />
      <bdi>{name}</bdi>
      <span>{detail}</span>
    </>
  );
  if (href === undefined) return <span className={fileStyle}>{inside}</span>;
  return (
    <a className={fileStyle} href={href} tabIndex={tabIndex} download={name}>
      {inside}
    </a>
  );
}

function Quote({ message, acts, tabIndex }: Omit<MessageBubbleProps, "words" | "look">) {
  const { quote } = message;
  if (!quote) return null;
  const inside = (
    <>
      <span className={quoteAuthor}>
        <bdi>{quote.author}</bdi>
      </span>
      <span dir="auto" className={quoteText}>
        {quote.text}
      </span>
    </>
  );
  if (!acts.openQuote) return <div className={quoteStyle}>{inside}</div>;
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      className={quoteStyle}
      onClick={() => acts.openQuote?.(message)}
    >
      {inside}
    </button>
  );
}
