import { FileText, X } from "lucide-react";
import { Button } from "../button/Button.tsx";
import { Progress } from "../progress/Progress.tsx";
import {
  file as fileStyle,
  fileDetail,
  fileName,
  files as filesStyle,
  picture as pictureStyle,
  problem as problemStyle,
  problems,
  progress as progressStyle,
  remove,
} from "./Composer.css.ts";
import type { ComposerFile, ComposerFiles } from "./composer.types.ts";
import { englishComposer, type ComposerWords } from "./composerWords.ts";

interface ComposerFileListProps {
  files: ComposerFiles;
  words?: ComposerWords;
}

/** What goes with the words: each picture and file with its way up, and what will not come. A form that has an editor of its own shows it, too. */
export function ComposerFileList({
  files: { list, remove: leave, retry },
  words = englishComposer,
}: ComposerFileListProps) {
  if (list.length === 0) return null;
  const coming = list.filter(({ problem }) => problem === undefined);
  const refused = list.filter(({ problem }) => problem !== undefined);
  return (
    <>
      {coming.length > 0 && (
        <div className={filesStyle}>
          {coming.map((file) => (
            <span
              key={file.id}
              className={file.src === undefined ? fileStyle : pictureStyle}
              title={file.name}
            >
              <Shown file={file} />
              <Way file={file} />
              <button
                type="button"
                className={remove}
                aria-label={
                  isComing(file) ? words.stopFile(file.name) : words.removeFile(file.name)
                }
                onClick={() => leave(file.id)}
              >
                <X aria-hidden="true" />
              </button>
            </span>
          ))}
        </div>
      )}
      {refused.length > 0 && (
        <div role="alert">
          <ul className={problems}>
            {refused.map(({ id, name, problem, canRetry }) => (
              <li key={id} className={problemStyle}>
                <span>{problem}</span>
                {canRetry && retry && (
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={words.retryFile(name)}
                    onClick={() => retry(id)}
                  >
                    {words.retry}
                  </Button>
                )}
                <Button
                  size="sm"
                  variant="ghost"
                  icon={<X />}
                  aria-label={words.removeFile(name)}
                  onClick={() => leave(id)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

const isComing = ({ progress = 1 }: ComposerFile) => progress < 1;

function Shown({ file: { src, name, detail } }: { file: ComposerFile }) {
  if (src !== undefined) return <img src={src} alt={name} />;
  return (
    <>
      <FileText aria-hidden="true" />
      <bdi className={fileName}>{name}</bdi>
      {detail && <span className={fileDetail}>{detail}</span>}
    </>
  );
}

function Way({ file }: { file: ComposerFile }) {
  if (!isComing(file)) return null;
  return (
    <span className={progressStyle}>
      <Progress label={file.name} hideLabel value={Math.round((file.progress ?? 0) * 100)} />
    </span>
  );
}
