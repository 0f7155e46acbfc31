import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { openFiles } from '../../../support/openFiles';
import { rawClient, until } from '../../../support/rawClient';
import { openSite, type OpenSite } from './openSite';

const GET = 'GET /big.bin HTTP/1.1\r\nHost: localhost\r\n\r\n';
let site: OpenSite | undefined;
const open = async (limits = {}) => {
  site = await openSite({ 'index.html': 'home', 'big.bin': 'x'.repeat(8_000_000) }, '/', { limits });
  return site;
};
const held = (): number =>
  openFiles().filter((each) => each === path.join(site?.root ?? '', 'big.bin')).length;
afterEach(() => site?.close());

test('server/bounds requests that are sent ahead wait for their turn', async () => {
  const { port } = await open();
  const client = await rawClient(port, GET.repeat(10), false);
  await until(() => held() === 1);
  const most: number[] = [];
  client.socket.on('data', () => most.push(held()));
  await until(() => client.socket.bytesRead > 80_000_000);
  expect(Math.max(...most)).toBeLessThanOrEqual(2);
  client.socket.destroy();
  await until(() => held() === 0);
});

test('server/bounds a client that sends 2,000 requests ahead is cut off', async () => {
  const { port, ask } = await open();
  const client = await rawClient(port, GET.repeat(2_000), false);
  client.socket.resume();
  await client.closed;
  await until(() => held() === 0);
  expect((await ask('/')).status).toBe(200);
});

test.each([
  ['head', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  ['body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n'],
])('server/bounds a request whose %s comes byte by byte is ended in time', async (_part, first) => {
  const { port } = await open({ requestMs: 200, checkMs: 50 });
  const client = await rawClient(port, first);
  const drip = setInterval(() => client.socket.write('x'), 20);
  const begun = Date.now();
  await client.closed;
  clearInterval(drip);
  expect(Date.now() - begun).toBeLessThan(5_000);
});

test('server/bounds the limits of time that nobody sets are those of the server, not of Node', async () => {
  const { createSiteServer } = await import('../../../../tools/server/createSiteServer');
  const { root } = await open();
  const server = createSiteServer({ root });
  expect(server).toMatchObject({
    requestTimeout: 10_000,
    headersTimeout: 10_000,
    connectionsCheckingInterval: 1_000,
    timeout: 60_000,
    maxConnections: 512,
  });
});

test('server/bounds a client that reads nothing loses connection and descriptor', async () => {
  const { port } = await open({ idleMs: 200 });
  const client = await rawClient(port, GET, false);
  await until(() => held() === 1);
  await until(() => held() === 0);
  client.socket.destroy();
});

/** Takes bytes from the line in equal portions; gives how many came until the line was closed, or `most` of them. */
async function take(bytes: number, everyMs: number, most: number): Promise<number> {
  const { socket, closed } = await rawClient(site?.port ?? 0, GET, false);
  let taken = 0;
  const hand = setInterval(() => {
    taken += (socket.read(Math.min(bytes, socket.readableLength)) as Buffer | null)?.length ?? 0;
    if (taken >= most) socket.destroy();
  }, everyMs);
  await closed;
  clearInterval(hand);
  return taken;
}

test('server/bounds a client that takes a little now and then loses connection and descriptor', async () => {
  await open({ takeMs: 400, takeBytes: 2_000_000, checkMs: 50 });
  const begun = Date.now();
  expect(await take(8_000, 20, 8_000_000)).toBeLessThan(8_000_000);
  expect(Date.now() - begun).toBeLessThan(8_000);
  await until(() => held() === 0);
});

test('server/bounds a client that is fast enough gets the whole file, however long that takes', async () => {
  await open({ takeMs: 400, takeBytes: 100_000, checkMs: 50, idleMs: 300 });
  expect(await take(64_000, 10, 8_000_000)).toBeGreaterThanOrEqual(8_000_000);
});

test('server/bounds a client to which nothing is sent may wait', async () => {
  const { port } = await open({ takeMs: 100, takeBytes: 100_000, checkMs: 20 });
  const { socket, text } = await rawClient(port, GET.replace('big.bin', ''));
  await new Promise((resolve) => setTimeout(resolve, 500));
  socket.write(GET.replace('big.bin', ''));
  await until(() => text().split('home').length === 3);
  socket.destroy();
});

test('server/bounds a client that asks once and then sends empty lines is ended', async () => {
  const { port } = await open({ idleMs: 300 });
  const client = await rawClient(port, GET.replace('big.bin', ''));
  const drip = setInterval(() => client.socket.write('\r\n'), 20);
  const begun = Date.now();
  await client.closed;
  clearInterval(drip);
  expect(client.text()).toMatch(/^HTTP\/1\.1 200 /);
  expect(Date.now() - begun).toBeLessThan(5_000);
});

test('server/bounds no more connections than allowed; the next one finds room when one has gone', async () => {
  const { port, ask } = await open({ connections: 2 });
  const clients = [await rawClient(port), await rawClient(port)];
  await expect(ask('/')).rejects.toThrow();
  for (const { socket } of clients) socket.destroy();
  await vi.waitFor(async () => expect((await ask('/')).status).toBe(200));
});
