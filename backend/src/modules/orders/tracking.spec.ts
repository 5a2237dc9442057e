import { trackingPage } from './tracking.js';

describe('the tracking page', () => {
  it.each([
    ['USPS', '9400 1000', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400%201000'],
    ['ups', '1Z999', 'https://www.ups.com/track?tracknum=1Z999'],
    ['FedEx', '1&x=2', 'https://www.fedex.com/fedextrack/?trknbr=1%26x%3D2'],
    ['DHL', 'a/b', 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=a%2Fb'],
    ['Bike courier', '7', null],
    ['constructor', '7', null],
  ])('of %s %s is %s', (carrier, number, page) => {
    expect(trackingPage(carrier, number)).toBe(page);
  });
});
