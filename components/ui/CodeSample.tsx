import { CodeBlock } from '@rspress/core/theme-original';
import { Fragment } from 'react';

/** Words of a config as the highlighter of the build colours them: the group that matches has the name of the colour. */
const WORDS =
  /(?<comment>\/\/.*)|(?<string>'[^'\n]*'|`[^`]*`)|\b(?<keyword>import|from|export|default|const|return|new|if|satisfies|type)\b|\b(?<constant>true|false|null|\d+)\b|(?<function>\b\w+(?=\())/g;

/** Lines of commands do not end so. */
const SCRIPT = /[{(,;]$/m;

function Line({ text }: { readonly text: string }) {
  let end = 0;
  const parts = [...text.matchAll(WORDS)].map(({ 0: word, index, groups = {} }) => {
    const before = text.slice(end, index);
    end = index + word.length;
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined) ?? '';
    return (
      <Fragment key={index}>
        {before}
        <span className={`token-${kind}`}>{word}</span>
      </Fragment>
    );
  });
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}

interface CodeSampleProps {
  readonly code: string;
  readonly title?: string | undefined;
  readonly lang?: string | undefined;
}

/** Code that is made in the page, in the block that samples of the text have. */
export function CodeSample({ code, title, lang = SCRIPT.test(code) ? 'js' : 'bash' }: CodeSampleProps) {
  const isScript = /^[jt]sx?$/.test(lang);
  return (
    <CodeBlock title={title} lang={lang}>
      <pre className="shiki" translate="no">
        <code>
          {code.split('\n').map((text, at) => (
            <Fragment key={at}>
              {at > 0 && '\n'}
              <span className="line">{isScript ? <Line text={text} /> : text}</span>
            </Fragment>
          ))}
        </code>
      </pre>
    </CodeBlock>
  );
}
