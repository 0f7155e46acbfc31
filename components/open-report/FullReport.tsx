import { normalizeImagePath, useLang } from '@rspress/core/runtime';
import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { pageBody } from '../../lib/browser';
import { fillIn } from '../../lib/text/strings';
import { useT } from '../../lib/words';
import { EMPTY_REPORT, REPORT_HANDOVER } from '../../site/reportInterface';
import { REPORT_VIEW_WORDS as WORDS } from '../../site/words/reportView';
import { ReportFrame, ReportWindow, useActualSize } from '../ui/report/ReportWindow';
import type { FullPlace } from './reportTables';
import { faultText } from './reportText';
import type { ReaderFault } from './reportReader';
import type { ReportReader } from './useReportReader';

interface FullReportProps {
  readonly reader: ReportReader;
  readonly name: string;
  readonly place: FullPlace;
  readonly onClose: () => void;
}

/**
 * The analyzer's own interface with the data of the reader, in a frame that has neither an origin nor the network. The
 * worker sends the data to the frame through a port, past the page; nothing of it is in an address.
 */
export function FullReport({ reader: { handOver }, name, place, onClose }: FullReportProps) {
  const say = useT();
  const lang = useLang();
  const { isActual, actualSwitch } = useActualSize();
  const [fault, setFault] = useState<ReaderFault>();
  const onWaiting = useCallback(
    (report: Window) => {
      const { port1, port2 } = new MessageChannel();
      // The frame has no origin that could be named; what it is given is the port alone.
      report.postMessage(REPORT_HANDOVER, '*', [port2]);
      void handOver(port1).then(setFault);
    },
    [handOver],
  );
  const title = fillIn(say(WORDS.fullTitle), { name });
  // Out of the page, whose headings and texts have a look of their own.
  return createPortal(
    <ReportWindow title={title} links={actualSwitch} onClose={onClose}>
      <ReportFrame
        title={title}
        address={`${normalizeImagePath(EMPTY_REPORT)}?lang=${lang}${place.route}`}
        isActual={isActual}
        onClose={onClose}
        onWaiting={onWaiting}
        steps={place.steps}
        failure={fault && faultText(fault, say)}
      />
    </ReportWindow>,
    pageBody(),
  );
}
