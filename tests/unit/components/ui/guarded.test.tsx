// @vitest-environment jsdom
import path from 'node:path';
import { act } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { guarded } from '../../../../components/ui/guarded';
import Tab from '../../../../components/tabs/Tab';
import { AUTHOR_COMPONENTS } from '../../../../plugins/authoring/author-components';
import { MAIN_ID } from '../../../../site/mainId';
import { ROOT } from '../../../support/site';

vi.mock('@rspress/core/runtime', async () => (await import('../hostMocks')).runtime());
vi.mock('@rspress/core/theme-original', async () => ({
  ...(await import('../hostMocks')).theme(),
  getCustomMDXComponent: () => ({ pre: 'pre' }),
}));
vi.mock('../../../../lib/site/siteSettings', () => ({
  siteSettings: { docsRepository: 'https://code.example/docs', docsBranch: 'main' },
}));

/** What each component is given on a page; one that is missing here does not compile. */
const USES: Readonly<Record<keyof typeof AUTHOR_COMPONENTS, object>> = {
  AimTable: {},
  Badge: { children: 'new' },
  ConfigBuilder: {},
  Diagnose: {},
  LoaderCall: { name: 'waiting' },
  OpenReport: {},
  OptionTable: { under: 'output' },
  OptionsCheck: {},
  PackageManagerTabs: { command: 'npm install -D left-pad' },
  Pick: { only: 'pm shell' },
  ReportDemo: { name: 'rspack-app' },
  ReportNumber: { report: 'rspack-app', name: 'totalSize' },
  ReportShot: { name: 'overall' },
  RuleFacts: { code: 'E1001' },
  RuleIndex: {},
  Steps: { children: <li>First step</li> },
  Tab: { label: 'one', children: 'Text of a tab' },
  Tabs: {
    children: ['one', 'two'].map((label) => (
      <Tab key={label} label={label}>
        Text of {label}
      </Tab>
    )),
  },
  Term: { id: 'chunk', href: '/guide/more/terms#chunk', definition: 'A file.', children: 'chunk' },
  When: { tool: 'webpack', children: 'Text for webpack' },
};

const FAULT = 'broken widget';
const logged = vi.spyOn(console, 'error');
let isBroken: boolean;
let root: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('__ARCHIVE_SIZES__', { 'rspack-app': 59_333 });
  logged.mockReset().mockImplementation(() => undefined);
  document.body.innerHTML = '<div id="__rspress_root"></div>';
  root = document.body.firstElementChild as HTMLElement;
  isBroken = false;
});
afterEach(() => vi.unstubAllGlobals());

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`pressed ${count}`}</button>;
}

/** A page on which a component stands between text and another one, once alone and once inside a sentence. */
async function pageWith(name: keyof typeof AUTHOR_COMPONENTS) {
  const file = path.join(ROOT, AUTHOR_COMPONENTS[name]);
  const { default: Component } = (await import(/* @vite-ignore */ file)) as { default: ComponentType };
  const Widget = guarded((props: object) => {
    if (isBroken) throw new Error(FAULT);
    return <Component {...props} />;
  });
  return function Page() {
    return (
      <main id={MAIN_ID}>
        <div>
          <h1>Title</h1>
          {'\n'}
          <Widget {...USES[name]} />
          {'\n'}
          <div>
            Before <Counter /> and <Widget {...USES[name]} /> behind.
          </div>
        </div>
      </main>
    );
  };
}

/** What a reader has of the page. */
const read = () => ({
  text: root.textContent,
  links: [...root.querySelectorAll('a')].map((link) => link.getAttribute('href')),
});

async function expectKept(before: ReturnType<typeof read>) {
  expect(read()).toEqual(before);
  expect(root.querySelectorAll('[data-static]')).toHaveLength(2);
  const told = logged.mock.calls.filter((call) => call.some((each) => String(each).includes(FAULT)));
  expect(told).toHaveLength(2);
  const button = [...root.querySelectorAll('button')].find((one) => one.textContent === 'pressed 0');
  await act(async () => button?.click());
  expect(root.textContent).toContain('pressed 1');
}

describe.each(Object.keys(AUTHOR_COMPONENTS) as (keyof typeof AUTHOR_COMPONENTS)[])('%s', (name) => {
  test('that throws when the page hydrates keeps its HTML, each says so once, and others work', async () => {
    const Page = await pageWith(name);
    root.innerHTML = renderToString(<Page />);
    const before = read();
    isBroken = true;
    await act(async () => hydrateRoot(root, <Page />, { onRecoverableError: () => undefined }));
    await expectKept(before);
  });

  test('that throws later keeps its HTML, each says so once, and others work', async () => {
    const Page = await pageWith(name);
    root.innerHTML = renderToString(<Page />);
    const before = read();
    const page = await act(async () => hydrateRoot(root, <Page />));
    expect(logged).not.toHaveBeenCalled();
    isBroken = true;
    await act(async () => page.render(<Page />));
    await expectKept(before);
  });
});
