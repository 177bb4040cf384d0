import { formatDay } from "@jubilee/core/base/time.rules";
import type { AskedQuestion } from "@jubilee/core/questions/questions.types";
import { Button } from "@jubilee/ui/button";
import { useLocale } from "../../page-kit/useLocale.ts";
import * as css from "./Questions.css.ts";

export interface AskedLineProps {
  asked: AskedQuestion;
  timeZone: string;
  /** The reader may answer. */
  isOpen: boolean;
  isBusy: boolean;
  /** The one to answer first. */
  isNext: boolean;
  onAnswer: () => void;
  onShow: () => void;
  onPutAway: () => void;
  onTakeBack: () => void;
}

/** One question that a guest asked, with its answer under it. */
export function AskedLine(props: AskedLineProps) {
  const { asked, timeZone, isOpen } = props;
  const locale = useLocale();
  const { name, email, question, answer, createdAt } = asked;
  const from = [name, email, formatDay(createdAt, timeZone, locale, "short")]
    .filter(Boolean)
    .join(", ");
  return (
    <li className={css.line}>
      <div className={css.words}>
        <h3 className={css.question} dir="auto">
          {question}
        </h3>
        <p className={css.from}>{from}</p>
        {answer !== null && (
          <>
            <p className={css.answer} dir="auto">
              {answer}
            </p>
            <p className={css.from}>{answeredAs(asked)}</p>
          </>
        )}
      </div>
      {isOpen && <Acts {...props} />}
    </li>
  );
}

function answeredAs({ answeredBy, publishedId }: AskedQuestion): string {
  const by = answeredBy === null ? "Answered" : `Answered by ${answeredBy}`;
  return publishedId === null ? by : `${by}, and on the page`;
}

function Acts({ asked, isBusy, isNext, onAnswer, onShow, onPutAway, onTakeBack }: AskedLineProps) {
  const { state, publishedId, question } = asked;
  if (state === "answered") {
    return publishedId === null ? (
      <Button
        size="sm"
        variant="outline"
        disabled={isBusy}
        onClick={onShow}
        aria-label={`Show on the page: ${question}`}
      >
        Show on the page
      </Button>
    ) : null;
  }
  if (state === "put_away") {
    return (
      <Button
        size="sm"
        variant="outline"
        disabled={isBusy}
        onClick={onTakeBack}
        aria-label={`Take back: ${question}`}
      >
        Take back
      </Button>
    );
  }
  return (
    <span className={css.tools}>
      <Button
        size="sm"
        variant={isNext ? "default" : "secondary"}
        onClick={onAnswer}
        aria-label={`Answer: ${question}`}
      >
        Answer
      </Button>
      <Button
        size="sm"
        variant="ghost"
        disabled={isBusy}
        onClick={onPutAway}
        aria-label={`Archive: ${question}`}
      >
        Archive
      </Button>
    </span>
  );
}
