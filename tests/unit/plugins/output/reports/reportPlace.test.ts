// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inlineScript } from '../../../../../plugins/hosting/head-scripts';

const FACTS = {
  message: 'told',
  drawn: '#drawn',
  themeSwitch: '[role="switch"]',
  overlays: '.open',
  langs: { en: 'en', zh: 'cn' },
  items: {
    rule: [
      { find: '.tab', text: 'Two' },
      { find: 'input', fill: 'immer' },
      { find: '#end', look: true },
    ],
  },
};

/** The window of a report in a frame: what it says to the page around it is gathered. */
function start(search = '') {
  const heard: unknown[] = [];
  const parent = { postMessage: (data: unknown, target: string) => heard.push([data, target]) };
  const replaced: string[] = [];
  const page = {
    parent,
    document,
    location: {
      search,
      href: `https://a.example/reports/desk.html${search}#/view`,
      replace: (to: URL) => replaced.push(String(to)),
    },
    URL,
    URLSearchParams,
    Event: window.Event,
    HTMLInputElement: window.HTMLInputElement,
    setInterval,
    clearInterval,
    addEventListener: window.addEventListener.bind(window),
  };
  (new Function('window', inlineScript('reportPlace', FACTS)) as (page: unknown) => void)(page);
  const tell = (wanted: object, source: unknown = parent) =>
    window.dispatchEvent(Object.assign(new Event('message'), { source, data: { told: wanted } }));
  return { heard, replaced, tell };
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '';
});
afterEach(() => vi.useRealTimers());

test('issue 18.3 a report says when it is drawn, and takes the steps to an item, each once its element is there', () => {
  const { heard } = start('?item=rule');
  vi.advanceTimersByTime(500);
  expect(heard).toEqual([]);
  document.body.innerHTML = '<p id="drawn"></p><p class="tab">One</p><p class="tab"> Two </p>';
  const [first, second] = [...document.querySelectorAll('.tab')].map((tab) => {
    const pressed = vi.fn();
    tab.addEventListener('click', pressed);
    return pressed;
  });
  vi.advanceTimersByTime(500);
  expect(heard).toEqual([[{ told: 'drawn' }, '*']]);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
  document.body.insertAdjacentHTML('beforeend', '<input><p id="end"></p>');
  const seen = vi.fn();
  Object.assign(document.querySelector('#end') ?? {}, { scrollIntoView: seen });
  vi.advanceTimersByTime(500);
  expect(document.querySelector('input')?.value).toBe('immer');
  expect(seen).toHaveBeenCalledTimes(1);
});

test('issue 18.3 an item that there is none of does nothing', () => {
  document.body.innerHTML = '<p id="drawn"></p>';
  const { heard } = start('?item=constructor');
  vi.advanceTimersByTime(500);
  expect(heard).toHaveLength(1);
});

test('issue 18.3 the theme follows the page around, and nobody else; a language starts it anew at its view', () => {
  document.body.innerHTML = '<button role="switch" aria-checked="false"></button>';
  const pressed = vi.fn();
  document.querySelector('button')?.addEventListener('click', pressed);
  const { tell, replaced } = start('?lang=en&theme=light');
  tell({ theme: 'light', lang: 'en' });
  tell({ theme: 'dark', lang: 'en' }, window);
  vi.advanceTimersByTime(500);
  expect(pressed).not.toHaveBeenCalled();
  tell({ theme: 'dark', lang: 'en' });
  vi.advanceTimersByTime(500);
  expect(pressed).toHaveBeenCalledTimes(1);
  tell({ theme: 'dark', lang: 'xx' });
  expect(replaced).toEqual([]);
  tell({ theme: 'dark', lang: 'zh' });
  expect(replaced).toEqual(['https://a.example/reports/desk.html?lang=zh&theme=dark#/view']);
});

test('issue 18.3 Escape is handed on, unless something in the report is open', () => {
  document.body.innerHTML = '<p class="open"></p>';
  const { heard } = start();
  const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  press();
  expect(heard).toEqual([]);
  document.body.innerHTML = '';
  press();
  expect(heard).toEqual([[{ told: 'escape' }, '*']]);
});

test('issue 21: steps that the page around it asks for are taken, and those of nobody else', () => {
  document.body.innerHTML = '<p class="tab">Two</p>';
  const pressed = vi.fn();
  document.querySelector('.tab')?.addEventListener('click', pressed);
  const { tell } = start();
  tell({ steps: [{ find: '.tab' }] }, window);
  vi.advanceTimersByTime(500);
  expect(pressed).not.toHaveBeenCalled();
  tell({ steps: [{ find: '.tab' }] });
  vi.advanceTimersByTime(500);
  expect(pressed).toHaveBeenCalledTimes(1);
});
