import { isAdminArea } from './admin-area.js';

describe('isAdminArea', () => {
  it.each([
    ['GET', '/api/admin/products', true],
    ['HEAD', '/api/admin/me', true],
    ['POST', '/api/admin/logout', true],
    ['POST', '/api/admin/login', false],
    ['POST', '/api/admin/login/', false],
    ['POST', '/api/admin/login/second', false],
    ['POST', '/api/admin/login/invitation', false],
    ['POST', '/api/admin/login/invitation/accept', false],
    ['POST', '/api/admin/login/anything', true],
    ['GET', '/api/admin/login-history', true],
    ['GET', '/api/admin', true],
    ['GET', '/api/administer', false],
    ['GET', '/API/Admin/Orders', true],
    ['GET', '/api/admin//', true],
    ['GET', '/x/api/admin', false],
    ['GET', '/api/invoices', true],
    ['PUT', '/api/invoices/:id', true],
    ['GET', '/api/portfolio', false],
    ['HEAD', '/api/portfolio', false],
    ['OPTIONS', '/api/portfolio', false],
    ['get', '/api/portfolio', false],
    ['POST', '/api/portfolios', false],
    ['POST', '/x/api/portfolio', false],
    ['POST', '/api/portfolio', true],
    ['PUT', '/api/portfolio/:id', true],
    ['DELETE', '/api/portfolio/:id', true],
    ['POST', '/api/objects/upload', true],
    ['POST', '/api/objects/upload//', true],
    ['PUT', '/api/objects/uploads/:id', false],
    ['GET', '/api/products', false],
  ])('%s %s: %s', (method, path, inside) => {
    expect(isAdminArea(method, path)).toBe(inside);
  });
});
