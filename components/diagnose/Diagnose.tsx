import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent } from 'react';
import { tellLoadFailure } from '../../lib/browser';
import { useT } from '../../lib/words';
import { DIAGNOSE_EXPORT, DIAGNOSE_WORDS as WORDS } from '../../site/words/diagnose';
import { Button } from '../ui/Button';
import { FilePicker } from '../ui/FilePicker';
import { PasteBox } from '../ui/PasteBox';
import type { Diagnosis } from './findMessages';
import { takeHandedText } from './handText';

const SAMPLES = {
  finding: '[E1001:Warn:DUPLICATE-PACKAGE] Multiple packages of immer found:',
  trace: `Error [ERR_REQUIRE_ESM]: require() of ES Module /app/node_modules/@rsdoctor/rspack-plugin/dist/index.js not supported.
    at Object.<anonymous> (/app/rspack.config.cjs:1:38)`,
  warning: "export 'default' (imported as 'legacy') was not found in './legacy.js'",
} as const;

/** What finds and shows messages; loaded when a reader comes near: few of those who read the page paste anything. */
const loadView = () => import('./DiagnosisView').catch(() => undefined);

interface Answer {
  readonly view: NonNullable<Awaited<ReturnType<typeof loadView>>>;
  readonly result: Diagnosis;
}

/** Pasted or dropped, not typed. */
const isWhole = ({ nativeEvent }: ChangeEvent): boolean =>
  'inputType' in nativeEvent && /^insertFrom/.test(String(nativeEvent.inputType));

/** Says what a code, lines of the terminal or a report mean, and what to do first; all in the browser. */
export default function Diagnose() {
  const say = useT();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [reading, setReading] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  // Only the answer to the latest question is shown, whichever comes first.
  const latest = useRef(0);
  const prepare = () => void loadView();

  const read = async (source: string | File) => {
    latest.current += 1;
    const turn = latest.current;
    if (typeof source === 'string') setText(source);
    setReading(typeof source !== 'string');
    const view = await loadView();
    if (!view) tellLoadFailure();
    const content = typeof source === 'string' ? source : await view?.readText(source);
    const result = typeof content === 'string' ? await view?.diagnoseText(content) : content;
    if (turn !== latest.current) return;
    setReading(false);
    if (view && result) setAnswer({ view, result });
  };
  const onHanded = useEffectEvent((handed: string) => {
    void read(handed);
    field.current?.focus();
  });
  useEffect(() => takeHandedText((handed) => onHanded(handed)), []);

  if (import.meta.env.SSG_MD) return `\n${say(DIAGNOSE_EXPORT)}\n\n`;
  return (
    <PasteBox
      label={say(WORDS.label)}
      hint={say(WORDS.hint)}
      submit={say(WORDS.submit)}
      rows={4}
      value={text}
      placeholder={`${SAMPLES.finding}\n${SAMPLES.warning}`}
      ref={field}
      onFocus={prepare}
      onChange={(event) => {
        setText(event.target.value);
        if (isWhole(event)) void read(event.target.value);
      }}
      onAsk={() => void read(text)}
      beside={
        <FilePicker
          label={say(WORDS.file)}
          accept=".json,.html,.txt,.log,.zip,.gz"
          onFocus={prepare}
          onFiles={([file]) => {
            if (file) void read(file);
          }}
        />
      }
      samples={
        <>
          <span>{say(WORDS.try)}</span>
          {(['finding', 'trace', 'warning'] as const).map((kind) => (
            <Button key={kind} onClick={() => void read(SAMPLES[kind])}>
              {say(WORDS[kind])}
            </Button>
          ))}
        </>
      }
      status={
        <>
          {reading && <p>{say(WORDS.reading)}</p>}
          {!reading && answer && <p>{answer.view.explanation(answer.result, say)}</p>}
        </>
      }
    >
      {!reading && answer && <answer.view.DiagnosisView result={answer.result} />}
    </PasteBox>
  );
}
